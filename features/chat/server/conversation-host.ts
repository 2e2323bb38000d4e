import type { RunHost, RunState } from "#features/agents/server/index.ts";
import type { Ctx } from "#platform/server/context.ts";
import { bodyOf } from "../contract/index.ts";
import { updateConversation } from "./conversation.repository.ts";
import { labelOfAnswer } from "./label-of-answer.ts";
import { findMessage, storeAnswer } from "./message.repository.ts";
import { partsOf } from "./parts-of.ts";
import { readHistory } from "./read-history.ts";
import { conversationHost } from "./start-answer.ts";

/** The host of runs that answer in a conversation. */
export const conversationRunHost: RunHost = {
  kind: conversationHost,
  refsOf: (run) => ({ conversationId: run.host_id }),
  async loadHistory(ctx, run) {
    const answer = run.message_id ? await findMessage(ctx.db, run.message_id) : undefined;
    return answer?.parent_id ? readHistory(ctx.db, answer.parent_id, run.user_id) : [];
  },
  async saveProgress(ctx, state) {
    const { run } = state;
    if (!run.message_id) return;
    const parts = partsOf(state);
    const stored = storeAnswer(ctx.db, run.workspace_id, run.message_id, {
      status: statusOf(state),
      parts,
      body: bodyOf(parts),
      label: labelOfAnswer(state),
      model: run.model,
      error: run.error,
      usage: { inputTokens: run.input_tokens, outputTokens: run.output_tokens },
      durationMs: run.ended_at ? run.active_ms : null,
    });
    await Promise.all([stored, run.ended_at && endAnswer(ctx, state)]);
  },
};

async function endAnswer(ctx: Ctx, { run }: RunState): Promise<void> {
  const { workspace_id, host_id, user_id } = run;
  await Promise.all([
    updateConversation(ctx.db, workspace_id, host_id, { active_run_id: null, touch: true }),
    ctx.emit({
      name: "message.completed",
      workspaceId: workspace_id,
      userId: user_id,
      data: { conversationId: host_id, messageId: run.message_id, runId: run.id, status: run.status },
    }),
  ]);
}

function statusOf({ run }: RunState) {
  if (!run.ended_at) return "streaming";
  if (run.status === "succeeded") return "complete";
  return run.status === "cancelled" ? "cancelled" : "failed";
}
