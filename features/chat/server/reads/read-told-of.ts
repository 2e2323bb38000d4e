import { readSeen } from "#features/notifications/server/index.ts";
import type { Ctx } from "#platform/server/context.ts";
import { listUntil } from "./read.repository.ts";

/**
 * What the person was told of a conversation, and of its messages until the one that they have seen, is read. What leads
 * to something beside the messages (a comment, a request for access) they have not seen by that.
 */
export function readToldOf(ctx: Ctx, { id, messageId }: { id: string; messageId: string }): Promise<void> {
  return readSeen(ctx, `/chat/${id}`, async (unread) => {
    const among = unread.flatMap(({ noun, objectId }) => (noun === "message" && objectId ? [objectId] : []));
    const seen = among.length > 0 ? await listUntil(ctx.db, { conversationId: id, messageId, among }) : [];
    return unread.filter(({ noun, objectId, path }) =>
      noun === "message" ? objectId !== null && seen.includes(objectId) : !path.includes("?"),
    );
  });
}
