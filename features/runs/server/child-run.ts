import { getToolCall, resultLabel, type ToolCallRow } from "#features/tools/server/index.ts";
import { joinLabels, type Label } from "#platform/contract/label.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { getReadableRun } from "./readable-run.ts";
import { findChildRun, findRunOfStep, type RunRow } from "./run.repository.ts";
import { listSteps } from "./step.repository.ts";
import { textOf } from "./step-content.ts";
import { listToolCallsOfRun } from "./tool-calls-of-run.ts";

/** What a child run has found, with the join of all labels in it. */
export interface AnswerOfRun {
  text: string;
  label: Label;
  toolCalls: ToolCallRow[];
}

/** The run that a tool call of the caller's run has started. */
export function findRunOfCall(ctx: Ctx, parent: Pick<RunRow, "workspace_id" | "id">, callId: string) {
  return query(ctx, ({ db }) => findChildRun(db, parent, callId));
}

/** The run that a tool call has started, if the caller may read it. Throws `run.not_found` and `tool_call.not_found`. */
export function getRunOfCall(ctx: Ctx, callId: string): Promise<RunRow | null> {
  return query(ctx, async (ctx) => {
    const run = await findRunOfStep(ctx.db, callId);
    if (!run) await getToolCall(ctx, callId);
    return run ? getReadableRun(ctx, run.id) : null;
  });
}

/** The last words of an ended run of the caller. Its label is that of everything that the run read and wrote. */
export function answerOfRun(ctx: Ctx, run: RunRow): Promise<AnswerOfRun> {
  return query(ctx, async ({ db }) => {
    const [steps, toolCalls] = await Promise.all([listSteps(db, run), listToolCallsOfRun(db, run)]);
    const ended = steps.filter(({ status }) => status === "succeeded");
    const last = ended.findLast(({ content }) => textOf(content).trim() !== "");
    return {
      text: last ? textOf(last.content).trim() : "",
      label: joinLabels([...steps, ...toolCalls.map(resultLabel)]),
      toolCalls,
    };
  });
}
