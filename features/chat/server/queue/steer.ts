import { spendUsage } from "#features/entitlements/server/index.ts";
import type { ActiveRun } from "#features/runs/contract/index.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { chatErrors } from "../../contract/index.ts";
import type { ConversationRow } from "../conversation.repository.ts";
import { notifyMentionedInQuestion } from "../mentioned-in-question.ts";
import { findMessage } from "../message.repository.ts";
import { findQueuedMessage, updateQueuedMessage } from "./queued-message.repository.ts";

interface Steering {
  /** Locked. */
  conversation: ConversationRow;
  id: string;
  /** The active runs of the conversation. */
  runs: readonly ActiveRun[];
}

/**
 * Lets the running answer read a queued message before its next step. Counts as a message now; sent later under the
 * same id, it is not counted again. Throws `conversation.comparing` until one of two
 * answers is chosen.
 */
export async function steer(ctx: Ctx, { conversation, id, runs }: Steering): Promise<void> {
  const { id: conversationId, leaf_message_id } = conversation;
  const [run, second] = runs;
  const leaf = leaf_message_id ? await findMessage(ctx.db, leaf_message_id) : undefined;
  if (!run || second || leaf?.beside_id) fail(chatErrors, "conversation.comparing");
  const { workspaceId, userId } = userOf(ctx);
  await Promise.all([
    updateQueuedMessage(ctx.db, id, { steers_run_id: run.id, held_at: null, held_error: null }),
    ctx.audit({ act: "message.steered", target: [{ type: "message", id }], conversationId, runId: run.id }),
    spendUsage(ctx, {
      ...{ workspaceId, userId, entitlement: "messages", amount: 1 },
      requestId: `message:${id}`,
    }),
  ]);
  const queued = await findQueuedMessage(ctx.db, id);
  if (queued) await notifyMentionedInQuestion(ctx, conversation, { ...queued, parentId: leaf_message_id });
}
