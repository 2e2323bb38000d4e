import { buildRun } from "#features/runs/server/testing.ts";
import { insertSampleToolCall } from "#features/tools/server/testing.ts";
import { labelOfConversation } from "#platform/contract/label.ts";
import { AlreadySeededError } from "#platform/server/already-seeded.ts";
import { command, query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { samplePeople } from "#platform/server/sample-people.ts";
import type { Scenario } from "#platform/server/scenario.ts";
import { bodyOf } from "../contract/index.ts";
import { conversationAccess } from "./conversation.access.ts";
import { labelOfAnswer } from "./label-of-answer.ts";
import { partsOf } from "./parts-of.ts";
import { hasConversationTitled, insertSampleConversation, insertSampleMessage } from "./sample.repository.ts";
import { type SampleConversation, type SampleTurn, sampleConversations } from "./sample-conversations.ts";

const [person] = samplePeople;
const model = { label: "Sample model", provider: "Sample data", isBuiltin: false };

const seedConversation = command(
  "conversation.seed",
  conversationAccess.seed,
  async (ctx, sample: SampleConversation): Promise<string> => {
    const startedAt = new Date(ctx.now().getTime() - sample.hoursAgo * 3_600_000);
    const id = newId(startedAt.getTime());
    await insertSampleConversation(ctx.db, { id, userId: person.id, title: sample.title, at: startedAt });
    let parentId: string | null = null;
    for (const [index, turn] of sample.turns.entries()) {
      const at = new Date(startedAt.getTime() + index * 90_000);
      parentId = await seedTurn(ctx, id, parentId, turn, at);
    }
    await ctx.audit({
      act: "conversation.created",
      workspaceId: person.id,
      onBehalfOf: person.id,
      target: [{ type: "conversation", id }],
      facts: { sample: true },
    });
    return `/chat/${id}`;
  },
);

/** Stores a question and its answer. Returns the id of the answer. */
async function seedTurn(
  ctx: Ctx,
  conversationId: string,
  parentId: string | null,
  turn: SampleTurn,
  at: Date,
) {
  const questionId = newId(at.getTime());
  const answerId = newId(at.getTime() + 1);
  const common = { conversationId, userId: person.id };
  await insertSampleMessage(ctx.db, {
    ...common,
    id: questionId,
    parentId,
    role: "user",
    status: "complete",
    parts: [{ type: "text", text: turn.question }],
    body: turn.question,
    label: labelOfConversation(conversationId),
    at,
  });
  const toolCallId = newId(at.getTime());
  const { run, steps } = await buildRun(ctx, {
    workspaceId: person.id,
    userId: person.id,
    hostId: conversationId,
    messageId: answerId,
    status: turn.status ?? "succeeded",
    model,
    ...(turn.error ? { error: turn.error } : {}),
    startedAt: at,
    durationMs: 2_400,
    steps: stepsOf(turn, toolCallId),
  });
  const toolCalls =
    turn.tool && steps[0]
      ? [await seedToolCall(ctx, conversationId, run.id, steps[0].id, toolCallId, turn.tool, at)]
      : [];
  const isOver = run.ended_at !== null;
  const acts = ["run.started", ...(isOver ? (["model.called", `run.${run.status}`] as const) : [])] as const;
  for (const act of acts) {
    await ctx.audit({
      act,
      workspaceId: person.id,
      onBehalfOf: person.id,
      runId: run.id,
      conversationId,
      target: [{ type: "run", id: run.id }],
      facts: { sample: true },
    });
  }
  const parts = partsOf({ run, steps, toolCalls });
  await insertSampleMessage(ctx.db, {
    ...common,
    id: answerId,
    parentId: questionId,
    role: "assistant",
    status: statusOf(turn),
    parts,
    body: bodyOf(parts),
    label: labelOfAnswer({ run, steps, toolCalls }),
    run,
    at: new Date(at.getTime() + 1),
  });
  return answerId;
}

function stepsOf({ tool, answer, status }: SampleTurn, toolCallId: string) {
  if (status === "queued") return [];
  const call = tool && {
    type: "tool-call" as const,
    toolCallId,
    modelCallId: toolCallId,
    toolName: tool.name,
    title: tool.title,
    line: tool.line,
    input: tool.input,
  };
  return [
    ...(call ? [{ content: [call] }] : []),
    ...(answer ? [{ content: [{ type: "text" as const, text: answer }] }] : []),
  ];
}

function seedToolCall(
  ctx: Ctx,
  conversationId: string,
  runId: string,
  stepId: string,
  id: string,
  tool: NonNullable<SampleTurn["tool"]>,
  at: Date,
) {
  return insertSampleToolCall(ctx.db, {
    id,
    workspace_id: person.id,
    run_id: runId,
    step_id: stepId,
    conversation_id: conversationId,
    user_id: person.id,
    tool_name: tool.name,
    tool_title: tool.title,
    tool_source: "built_in",
    tool_hash: null,
    decision: null,
    input: tool.input,
    effect: "read",
    output_trust: tool.url ? "untrusted" : "organization",
    integrity: "user",
    readers: [`conversation:${conversationId}`],
    content: tool.summary,
    summary: tool.summary,
    sources: tool.url ? [{ title: tool.summary, url: tool.url }] : [],
    startedAt: at,
  });
}

function statusOf({ status }: SampleTurn) {
  if (status === undefined || status === "succeeded") return "complete";
  return status === "failed" || status === "cancelled" ? status : "streaming";
}

export const scenarios: Scenario[] = [
  {
    name: "conversations",
    async fill(ctx) {
      const [first] = sampleConversations;
      const isThere = ({ db }: Ctx) => hasConversationTitled(db, person.id, first?.title ?? "");
      if (await query(ctx, isThere))
        throw new AlreadySeededError("The sample conversations are there already.");
      const paths: string[] = [];
      for (const sample of sampleConversations) paths.push(await seedConversation(ctx, sample));
      return ["/chat", ...paths];
    },
  },
];
