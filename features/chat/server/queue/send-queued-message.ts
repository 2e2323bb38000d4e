import { command } from "#platform/server/command.ts";
import { activeRunsOf } from "../active-runs-of.ts";
import { conversationAccess } from "../conversation.access.ts";
import { emitQueue } from "./emit-queue.ts";
import { getQueued, lockOfQueued } from "./lock-of-queued.ts";
import { deleteOwnQueuedMessage } from "./queued-message.repository.ts";
import { sendQueuedAsQuestion } from "./send-from-queue.ts";
import { steer } from "./steer.ts";

/**
 * Sends one queued message before all others: into the answer that is being written, or as a question if there is
 * none. Idempotent while the answer has not read it. Throws `queued_message.not_found` and
 * `queued_message.not_own`.
 */
export const sendQueuedMessage = command(
  "message.send_now",
  conversationAccess.queue.by(lockOfQueued),
  async (ctx, { id }: { id: string }, conversation): Promise<string> => {
    const queued = await getQueued(ctx, id);
    const runs = await activeRunsOf(ctx, conversation);
    if (runs.length === 0) {
      await deleteOwnQueuedMessage(ctx.db, id);
      await sendQueuedAsQuestion(ctx, conversation, queued);
    } else if (!runs.some((run) => run.id === queued.steers_run_id)) {
      await steer(ctx, { conversation, id, runs });
      await emitQueue(ctx, conversation.id);
    }
    return conversation.id;
  },
);
