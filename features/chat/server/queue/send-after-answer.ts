import { findCurrentRole } from "#features/runs/server/index.ts";
import type { UserActor } from "#platform/server/context.ts";
import { isConnectionError } from "#platform/server/db/is-connection-error.ts";
import { AppError } from "#platform/server/errors.ts";
import { subscribe } from "#platform/server/events/subscribe.ts";
import { queueReached } from "../../contract/index.ts";
import { holdQueue } from "./hold-queue.ts";
import { sendNextQueued } from "./send-next-queued.ts";

/**
 * Sends the next queued message when an answer has ended. The sending has a transaction of its own, as the person; in
 * it the message leaves the queue, so a second delivery finds nothing. What is refused is held with the reason.
 */
export const sendAfterAnswer = subscribe(queueReached, {
  name: "chat.send_queued",
  async perform(ctx, { userId, isVisitor }, { workspaceId, objectId: conversationId, eventId }) {
    const held = { workspaceId, conversationId, userId };
    const standing = await findCurrentRole(ctx.db, { workspace_id: workspaceId, user_id: userId });
    if (!standing) return holdQueue(ctx, { ...held, error: null });
    const sender: UserActor = {
      ...{ type: "user", userId, workspaceId, role: standing.role },
      ...{ sessionId: eventId, email: "", isAdmin: false },
      ...(isVisitor ? { isVisitor } : {}),
    };
    const refusal = await refusalOf(() => sendNextQueued(ctx.as(sender), { conversationId }));
    if (refusal) await holdQueue(ctx, { ...held, error: refusal });
  },
});

/** The reason when a command refuses. Any other failure is thrown, and the delivery is tried again. */
async function refusalOf(send: () => Promise<void>): Promise<{ code: string; message: string } | undefined> {
  try {
    await send();
  } catch (error) {
    if (!(error instanceof AppError) || isConnectionError(error)) throw error;
    return { code: error.code, message: error.message };
  }
}
