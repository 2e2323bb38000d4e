import { type ComponentType, createContext, Suspense, useContext } from "react";

/** What another feature puts beside every conversation, also one that nobody else reads. */
export interface BesideConversationParts {
  /** In the header. */
  Button: ComponentType<{ conversationId: string }>;
  /** Beside the thread, or over it. */
  Panel: ComponentType<{ conversationId: string }>;
}

/** The application provides it. */
export const BesideConversation = createContext<BesideConversationParts | null>(null);

export function BesideButton({ conversationId }: { conversationId: string | undefined }) {
  const parts = useContext(BesideConversation);
  if (!parts || !conversationId) return null;
  return (
    <Suspense>
      <parts.Button conversationId={conversationId} />
    </Suspense>
  );
}

export function BesidePanel({ conversationId }: { conversationId: string | undefined }) {
  const parts = useContext(BesideConversation);
  if (!parts || !conversationId) return null;
  return (
    <Suspense>
      <parts.Panel key={conversationId} conversationId={conversationId} />
    </Suspense>
  );
}
