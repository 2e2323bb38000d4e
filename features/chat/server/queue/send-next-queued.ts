import { command } from "#platform/server/command.ts";
import { conversationAccess, lockShown } from "../conversation.access.ts";
import { sendNextFromQueue } from "./send-from-queue.ts";

/**
 * Sends the person's next queued message after an answer, in their name. Without one, or while another answer is being
 * written, nothing happens.
 */
export const sendNextQueued = command(
  "message.send_queued",
  conversationAccess.queue.by((ctx, { conversationId }: { conversationId: string }) =>
    lockShown(ctx, conversationId),
  ),
  (ctx, _input: { conversationId: string }, conversation): Promise<void> =>
    sendNextFromQueue(ctx, conversation),
);
