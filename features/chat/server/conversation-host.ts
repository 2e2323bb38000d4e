import type { RunHost, RunState } from "#features/runs/server/index.ts";
import { relationTo } from "#platform/server/access/authorize.ts";
import type { Ctx } from "#platform/server/context.ts";
import { bodyOf } from "../contract/index.ts";
import { findFirstAnswerOf, storeAnswer } from "./answer.repository.ts";
import { conversationAccess } from "./conversation.access.ts";
import { describeConversations, findConversation, releaseConversation } from "./conversation.repository.ts";
import { conversationHandOver } from "./conversation-hand-over.ts";
import { conversationInputs } from "./conversation-inputs.ts";
import { emitToReaders } from "./emit-conversation.ts";
import { giveFiles } from "./give-files.ts";
import { listGivenFiles } from "./given-files.repository.ts";
import { historyFor } from "./history-for.ts";
import { conversationHost } from "./host-kind.ts";
import { labelOfAnswer } from "./label-of-answer.ts";
import { partsOf } from "./parts-of.ts";
import { callNextSender } from "./queue/call-next-sender.ts";
import { holdQueueAfter, releaseSteering } from "./queue/queue-of-run.repository.ts";
import { mayEdit } from "./sharing/may-edit.repository.ts";
import { stepsOfMessage } from "./steps-of-message.ts";

/** The host of runs that answer in a conversation. */
export const conversationRunHost: RunHost = {
  kind: conversationHost,
  refsOf: (run) => ({ conversationId: run.host_id }),
  objectOf: ({ host_id }) => ({ noun: "conversation", id: host_id }),
  async relationOf(ctx, { host_id }) {
    const conversation = await findConversation(ctx.db, host_id);
    return conversation && relationTo(ctx, conversationAccess.send, conversation);
  },
  mayWork: ({ db }, run) => mayEdit(db, run),
  inputs: conversationInputs,
  handOver: conversationHandOver,
  describe: ({ db }, ids) => describeConversations(db, ids),
  async loadHistory(ctx, run) {
    const answer = await findFirstAnswerOf(ctx.db, run);
    if (!answer?.parent_id) return [];
    const { parent_id: questionId, continues, integrity, readers } = answer;
    return historyFor(ctx.db, {
      ...{ questionId, personId: run.user_id },
      continues: continues && !continues.isFork ? { ...continues, label: { integrity, readers } } : undefined,
    });
  },
  giveFiles,
  filesOf: ({ db }, run) => listGivenFiles(db, run),
  async saveProgress(ctx, state) {
    const { run } = state;
    if (!run.message_id) return;
    const parts = partsOf({ ...state, steps: stepsOfMessage(state.steps) });
    const stored = storeAnswer(ctx.db, run.workspace_id, run.message_id, {
      status: statusOf(state),
      parts,
      body: bodyOf(parts),
      // Without a step it has read nothing, and keeps the label of what it continues.
      label: state.steps.length > 0 ? labelOfAnswer(state) : null,
      model: run.model,
      error: run.error,
      usage: { inputTokens: run.input_tokens, outputTokens: run.output_tokens },
      durationMs: run.ended_at ? run.active_ms : null,
    });
    await Promise.all([stored, run.ended_at && endAnswer(ctx, state)]);
  },
};

/** The statements travel together. The first one locks the conversation, so nothing is queued in between. */
async function endAnswer(ctx: Ctx, { run }: RunState): Promise<void> {
  const { workspace_id, host_id } = run;
  const ofConversation = { workspaceId: workspace_id, conversationId: host_id };
  const hasSucceeded = run.status === "succeeded";
  await Promise.all([
    releaseConversation(ctx.db, { workspaceId: workspace_id, id: host_id, runId: run.id }),
    hasSucceeded ? releaseSteering(ctx.db, run) : holdQueueAfter(ctx.db, run),
    hasSucceeded && callNextSender(ctx, ofConversation),
    emitToReaders(ctx, {
      ...{ name: "message.completed", ...ofConversation },
      data: { messageId: run.message_id, runId: run.id, status: run.status },
    }),
  ]);
}

function statusOf({ run }: RunState) {
  if (!run.ended_at) return "streaming";
  if (run.status === "succeeded") return "complete";
  return run.status === "cancelled" ? "cancelled" : "failed";
}
