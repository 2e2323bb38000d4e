import type { Ctx } from "#platform/server/context.ts";
import { AppError } from "#platform/server/errors.ts";
import type { QueuedInstead } from "../contract/index.ts";
import { presentQueue } from "./queue/present-queue.ts";
import { queueMessage } from "./queue/queue-message.ts";
import { type SendInput, sendMessage } from "./send-message.ts";
import type { Sent } from "./start-answer.ts";

/**
 * Sends a message. Of two people who send at the same moment, one is answered and the other's message waits for the
 * end of that answer, if the sender's browser asks for that.
 */
export async function sendOrQueue(ctx: Ctx, input: SendInput): Promise<Sent | QueuedInstead> {
  try {
    return await sendMessage(ctx, input);
  } catch (error) {
    const isBusy = error instanceof AppError && error.code === "conversation.busy";
    if (!isBusy || !input.queuesIfBusy || !mayWait(input)) throw error;
    const { id, text, mentions, modelId, timeZone, conversationId } = input;
    await queueMessage(ctx, {
      ...{ id, text, mentions, timeZone, conversationId, steers: false },
      ...(modelId !== undefined && { modelId }),
    });
    return { queue: (await presentQueue(ctx, conversationId)).items };
  }
}

/** What waits is sent behind whatever is shown then, by the same agent. */
function mayWait({ parentId, fileIds, agentId, besideModelId }: SendInput): boolean {
  const isPlain = agentId === undefined && besideModelId === undefined;
  return isPlain && parentId === undefined && (fileIds ?? []).length === 0;
}
