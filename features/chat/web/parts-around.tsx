import { useContext } from "react";
import { useConversation } from "./api/use-conversation.ts";
import { AroundConversation, type PartsAroundConversation } from "./around-conversation.ts";
import { useDraft } from "./composer/use-draft.ts";
import type { useThread } from "./use-thread.ts";

/** What other features put around a conversation that others read too. Null for one that nobody else reads. */
export function usePartsAround(conversationId: string | undefined): PartsAroundConversation | null {
  const parts = useContext(AroundConversation);
  const { data: conversation } = useConversation(conversationId);
  return conversation?.isShared ? parts : null;
}

export function HeaderParts({ conversationId }: { conversationId: string | undefined }) {
  const parts = usePartsAround(conversationId);
  return parts && conversationId ? <parts.Header conversationId={conversationId} /> : null;
}

export function ComposerParts({ conversationId }: { conversationId: string | undefined }) {
  const parts = usePartsAround(conversationId);
  return parts && conversationId ? <TypingParts parts={parts} conversationId={conversationId} /> : null;
}

function TypingParts({ parts, conversationId }: { parts: PartsAroundConversation; conversationId: string }) {
  const { draft } = useDraft(conversationId);
  return <parts.AboveComposer conversationId={conversationId} text={draft.text} />;
}

export function MessageParts({
  message,
}: {
  message: { id: string; conversationId: string; siblingIds: string[] };
}) {
  const { id, conversationId, siblingIds } = message;
  const parts = usePartsAround(conversationId);
  return parts && <parts.OnMessage messageId={id} {...{ conversationId, siblingIds }} />;
}

export function PartsBeside({ conversationId, thread }: PartsBesideProps) {
  const parts = usePartsAround(conversationId);
  return parts && conversationId ? <parts.Beside {...{ conversationId }} messages={thread.messages} /> : null;
}

interface PartsBesideProps {
  conversationId: string | undefined;
  thread: Pick<ReturnType<typeof useThread>, "messages">;
}
