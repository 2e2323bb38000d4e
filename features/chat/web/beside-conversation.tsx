import { type ComponentType, createContext, Suspense, useContext } from "react";

/** What another feature puts beside every conversation, also one that nobody else reads. */
export interface BesideConversationParts {
  /** In the header. */
  Button: ComponentType<{ conversationId: string }>;
  /** Beside the thread, or over it. */
  Panel: ComponentType<{ conversationId: string }>;
  /** At the foot of the list of conversations: to the same of all of them. */
  AllLink: ComponentType<{ onOpen?: (() => void) | undefined }>;
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

export function BesideAllLink({ onOpen }: { onOpen?: (() => void) | undefined }) {
  const parts = useContext(BesideConversation);
  if (!parts) return null;
  // As high before it has loaded.
  return (
    <div className="h-11 border-t border-line-1 px-3 py-2 pointer-coarse:h-15">
      <Suspense>
        <parts.AllLink onOpen={onOpen} />
      </Suspense>
    </div>
  );
}
