import type { Ctx } from "#platform/server/context.ts";
import type { QueuedMessage } from "../../contract/index.ts";
import { listQueue } from "./list-queue.ts";
import { presentQueuedMessage } from "./queued-message.presenter.ts";

/** What waits in a conversation, as the caller sees it. */
export async function presentQueue(ctx: Ctx, conversationId: string): Promise<{ items: QueuedMessage[] }> {
  const { conversation, rows } = await listQueue(ctx, conversationId);
  return { items: rows.map((row) => presentQueuedMessage(ctx, row, conversation)) };
}
