import { useContext } from "react";
import { useConversation } from "./api/use-conversation.ts";
import { AroundConversation, type PartsAroundConversation } from "./around-conversation.ts";
import { useDraft } from "./composer/use-draft.ts";
import type { useThread } from "./use-thread.ts";

interface AroundOpenConversation {
  parts: PartsAroundConversation;
  /** Somebody else reads it. Comments stay readable for its owner when nobody does any more. */
  isShared: boolean;
}

/** What other features put around a conversation. Null where nobody else reads and nobody has commented. */
function usePartsAround(conversationId: string | undefined): AroundOpenConversation | null {
  const parts = useContext(AroundConversation);
  const { data: conversation } = useConversation(conversationId);
  if (!parts || !conversation) return null;
  const { isShared, hasComments } = conversation;
  return isShared || hasComments ? { parts, isShared } : null;
}

export function HeaderParts({ conversationId }: { conversationId: string | undefined }) {
  const around = usePartsAround(conversationId);
  if (!around || !conversationId) return null;
  return <around.parts.Header conversationId={conversationId} isShared={around.isShared} />;
}

export function ComposerParts({ conversationId }: { conversationId: string | undefined }) {
  const around = usePartsAround(conversationId);
  if (!around?.isShared || !conversationId) return null;
  return <TypingParts parts={around.parts} conversationId={conversationId} />;
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
  const around = usePartsAround(conversationId);
  return around && <around.parts.OnMessage messageId={id} {...{ conversationId, siblingIds }} />;
}

export function PartsBeside({ conversationId, thread }: PartsBesideProps) {
  const around = usePartsAround(conversationId);
  if (!around || !conversationId) return null;
  return <around.parts.Beside {...{ conversationId }} messages={thread.messages} />;
}

interface PartsBesideProps {
  conversationId: string | undefined;
  thread: Pick<ReturnType<typeof useThread>, "messages">;
}
