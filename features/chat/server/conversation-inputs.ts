import type { HistoryMessage, RunInputs, RunState } from "#features/runs/server/index.ts";
import { forAnotherPerson, labelOfConversation } from "#platform/contract/label.ts";
import type { Ctx } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { bodyOf } from "../contract/index.ts";
import { storeAnswer } from "./answer.repository.ts";
import { cleanName } from "./clean-name.ts";
import { lockConversationOf, moveLeaf } from "./conversation.repository.ts";
import { emitToReaders } from "./emit-conversation.ts";
import { labelOfAnswer } from "./label-of-answer.ts";
import { insertMessage } from "./message.repository.ts";
import { partsOf } from "./parts-of.ts";
import {
  hasSteering,
  holdOfStrangers,
  type SteeringMessage,
  takeSteering,
} from "./queue/queue-of-run.repository.ts";
import { stepsOfMessage } from "./steps-of-message.ts";

/** What a person says into a running answer: queued messages that steer its run. */
export const conversationInputs: RunInputs = {
  areWaiting: (ctx, run) => hasSteering(ctx.db, run),
  close: (ctx, run) => lockConversationOf(ctx.db, run.workspace_id, run.host_id),
  async take(ctx, state) {
    const { run } = state;
    const answerId = run.message_id;
    if (!answerId) return undefined;
    const { workspace_id: workspaceId, host_id: conversationId } = run;
    const [, held, rows] = await Promise.all([
      lockConversationOf(ctx.db, workspaceId, conversationId),
      holdOfStrangers(ctx.db, run),
      takeSteering(ctx.db, run),
    ]);
    if (held > 0)
      await emitToReaders(ctx, { name: "conversation.queue_changed", workspaceId, conversationId });
    if (rows.length === 0) return undefined;
    await completeAnswer(ctx, state, answerId);
    return { said: rows.map((row) => saidTo(run.user_id, row)), messageId: await goOn(ctx, state, rows) };
  },
};

/** What the run has written so far becomes an answer of its own. The run's numbers stay with its last one. */
function completeAnswer(ctx: Ctx, state: RunState, answerId: string): Promise<void> {
  const parts = partsOf({ ...state, steps: stepsOfMessage(state.steps) });
  return storeAnswer(ctx.db, state.run.workspace_id, answerId, {
    ...{ status: "complete", parts, body: bodyOf(parts), label: labelOfAnswer(state) },
    ...{ model: state.run.model, error: null, usage: null, durationMs: null },
  });
}

/** Stores what was said as questions behind the answer, and an empty answer to them. Returns its id. */
async function goOn(ctx: Ctx, { run }: RunState, rows: SteeringMessage[]): Promise<string> {
  const { workspace_id, host_id: conversation_id, user_id } = run;
  const of = { workspace_id, conversation_id, label: labelOfConversation(conversation_id) };
  let parentId = run.message_id;
  for (const { id, text, mentions, user_id: sayer } of rows) {
    await insertMessage(ctx.db, {
      ...{ ...of, id, parent_id: parentId, user_id: sayer, role: "user", status: "complete" },
      ...{ parts: [{ type: "text", text }], body: text, mentions },
    });
    await ctx.audit({
      act: "message.sent",
      ...{ workspaceId: workspace_id, conversationId: conversation_id, runId: run.id, onBehalfOf: sayer },
      target: [{ type: "message", id }],
      facts: { characters: text.length, steers: true },
    });
    parentId = id;
  }
  const id = newId();
  await Promise.all([
    insertMessage(ctx.db, {
      ...{ ...of, id, parent_id: parentId, user_id, role: "assistant", status: "streaming" },
      ...{ parts: [], body: "", run_id: run.id },
    }),
    moveLeaf(ctx.db, { workspaceId: workspace_id, id: conversation_id, from: run.message_id, to: id }),
    emitToReaders(ctx, {
      ...{ name: "message.created", workspaceId: workspace_id, conversationId: conversation_id },
      data: { messageId: id, runId: run.id },
    }),
  ]);
  return id;
}

/** The labels are those of the run's person. The words may be a colleague's. */
function saidTo(
  personId: string,
  { user_id, conversation_id, text, author, is_outsiders: isOutsider }: SteeringMessage,
): HistoryMessage {
  const label = labelOfConversation(conversation_id);
  const said = {
    role: "user" as const,
    text,
    ...(author !== null && { author: { id: user_id, name: cleanName(author) } }),
  };
  return { ...said, ...(user_id === personId ? label : forAnotherPerson(label, { isOutsider })) };
}
