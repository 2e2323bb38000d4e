import { api } from "#platform/web/api/client.ts";

/** A glance counts once the message was in view for so long. */
const glanceMs = 600;

/** The latest note of each conversation that waits or is on its way. */
const notes = new Map<string, AbortController>();

/** Tells the server after a glance that the message was seen. Returns what stops the wait; a sent note goes on. */
export function noteReadSoon(conversationId: string, messageId: string): () => void {
  const note = new AbortController();
  const forget = () => {
    if (notes.get(conversationId) === note) notes.delete(conversationId);
  };
  const send = async () => {
    const params = { path: { id: conversationId } };
    const { signal } = note;
    // The next message tells it again.
    await api
      .PUT("/api/v1/conversations/{id}/read", { params, body: { messageId }, signal })
      .catch(() => undefined);
    forget();
  };
  const timer = setTimeout(() => void send(), glanceMs);
  note.signal.addEventListener("abort", () => clearTimeout(timer));
  notes.set(conversationId, note);
  return () => clearTimeout(timer);
}

/** Drops the note of a conversation that is deleted: the server would not find it. */
export function dropNote(conversationId: string): void {
  notes.get(conversationId)?.abort();
  notes.delete(conversationId);
}
