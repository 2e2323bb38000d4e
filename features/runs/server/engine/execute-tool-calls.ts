import {
  type AgentModes,
  executeToolCall,
  type Refusal,
  type SaidText,
  type ToolCallEnd,
  type ToolCallRow,
  type WaitDeclaration,
} from "#features/tools/server/index.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import { untilDatabaseAnswers } from "#platform/server/db/until-database-answers.ts";
import { agentOf } from "../agent-of.ts";
import { lockLeasedRun } from "../lease.repository.ts";
import { findCurrentRoleNow } from "../person.repository.ts";
import type { Advance } from "../run-driver.ts";
import { refsOf } from "../run-host.ts";
import type { StepRow } from "../step.repository.ts";
import { askedToolCalls, type ToolCallContent, toolCallsOf } from "../step-content.ts";
import { repeatRefusal } from "./repeated-calls.ts";
import { RunLostError } from "./store-progress.ts";
import { toolCallRefusal } from "./tool-call-refusal.ts";

/** What the calls of a step are judged by, beside themselves. */
export interface CallsBefore {
  /** The executed calls of earlier steps. */
  executed: number;
  /** How many the run may make. Absent: as many as every run. */
  allowed?: number;
  said: readonly SaidText[];
  /** All steps up to this one. */
  steps: readonly StepRow[];
  /** What the agent of the run narrows. */
  agentModes?: AgentModes | undefined;
  /** Ids of the collections that the agent of the run names. */
  agentCollections?: readonly string[] | undefined;
  /** Whether the agent of the run uses what is remembered of its person. Absent: it does. */
  agentMemory?: boolean | undefined;
  /** Somebody else than the person wrote into the run, or into one above it. */
  isSteered?: boolean;
  /** The calls of these steps. */
  toolCalls: readonly ToolCallRow[];
}

/**
 * Executes the open tool calls of a finished step in parallel, as the run's person. Calls above a limit are
 * refused in order. Returns the waits of calls that cannot be executed yet; all others have ended.
 */
export async function executeToolCalls(
  advance: Advance,
  step: StepRow,
  calls: ToolCallContent[],
  before: CallsBefore,
): Promise<WaitDeclaration[]> {
  const ids = toolCallsOf(step.content).map(({ toolCallId }) => toolCallId);
  const judged = calls.map((call) => ({
    call,
    refusal:
      toolCallRefusal(ids.indexOf(call.toolCallId), before.executed, before.allowed) ??
      repeatRefusal(call, before.steps.slice(0, -1), before.toolCalls),
  }));
  const refuse = async () => {
    for (const { call, refusal } of judged) if (refusal) await perform(advance, step, call, before, refusal);
  };
  const allowed = judged.filter(({ refusal }) => !refusal);
  const ends = await Promise.allSettled([
    ...allowed.map(({ call }) => perform(advance, step, call, before)),
    refuse(),
  ]);
  const failure = ends.find((end) => end.status === "rejected");
  if (failure) throw failure.reason;
  await advance.writer.stored();
  return ends.flatMap((end) => (end.status === "fulfilled" && end.value ? [end.value] : []));
}

const personInactive: Refusal = {
  code: "tool.person_inactive",
  message: "Not carried out: the person this run works for can no longer act in this workspace.",
  summary: "Not carried out: its person can no longer act in this workspace",
};

async function perform(
  advance: Advance,
  step: StepRow,
  call: ToolCallContent,
  { said, steps, agentModes, agentCollections, agentMemory, isSteered = false }: CallsBefore,
  refusal?: Refusal,
): Promise<WaitDeclaration | undefined> {
  const { system, run, writer, cancelled } = advance;
  const startedMs = performance.now();
  const requireRun = async (db: Db) => {
    if (writer.lost.aborted || !(await lockLeasedRun(db, run))) throw new RunLostError(run.id);
  };
  const end = await untilDatabaseAnswers<ToolCallEnd>(async () => {
    const standing = refusal ? undefined : await findCurrentRoleNow(system.services.servicePool, run);
    return executeToolCall(
      {
        ctx: standing ? agentOf(system, run, standing.role) : advance.person,
        signal: AbortSignal.any([cancelled, writer.lost]),
        runId: run.id,
        conversationId: refsOf(run).conversationId ?? null,
        timeZone: run.time_zone,
        said,
        asked: steps.flatMap(({ content }) => askedToolCalls(content)),
        ...{ agentModes, agentCollections, agentMemory, isSteered },
      },
      {
        id: call.toolCallId,
        stepId: step.id,
        name: call.toolName,
        input: call.input,
        label: step,
        refusal: refusal ?? (standing ? undefined : personInactive),
      },
      requireRun,
    );
  });
  if ("state" in end) return end.wait;
  // Without a decision: asking again at once would loop for ever.
  if (end.status === "proposed") return { kind: "approval", stepKey: call.toolCallId };
  writer.append(
    {
      type: "tool-call-end",
      toolCallId: call.toolCallId,
      status: end.status,
      summary: end.summary,
      sources: end.sources,
      durationMs: Math.round(performance.now() - startedMs),
    },
    true,
  );
  return undefined;
}
