import type { ToolCallRow } from "#features/tools/server/index.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import { findRunOf, type RunRow } from "../run.repository.ts";
import { listSteps, type StepRow } from "../step.repository.ts";
import { toolCallsOf } from "../step-content.ts";
import { listToolCallsOfRun } from "../tool-calls-of-run.ts";

/** Steps of another run and their calls, as they were. Nothing of them is carried out again. */
export interface Origin {
  steps: StepRow[];
  toolCalls: ToolCallRow[];
}

const none: Origin = { steps: [], toolCalls: [] };

/** More forks of forks than a person makes. */
const mostForks = 50;

/** What a run begins with: the steps of the run that it was forked from. Empty for any other run. */
export async function readOrigin(db: Db, run: RunRow, forks = 0): Promise<Origin> {
  const { workspace_id, forked_from_run_id: originId, forked_after_step: afterStep } = run;
  if (!originId || afterStep === null || forks === mostForks) return none;
  const origin = await findRunOf(db, workspace_id, originId);
  if (!origin) return none;
  const [before, own] = await Promise.all([
    readOrigin(db, origin, forks + 1),
    readMessageSteps(db, origin, afterStep),
  ]);
  return { steps: [...before.steps, ...own.steps], toolCalls: [...before.toolCalls, ...own.toolCalls] };
}

/**
 * The finished model steps that wrote the present message of a run, up to a number: those after it last read what was
 * said to it. With the calls of these steps alone.
 */
export async function readMessageSteps(db: Db, run: RunRow, upTo: number): Promise<Origin> {
  const [all, toolCalls] = await Promise.all([listSteps(db, run), listToolCallsOfRun(db, run)]);
  const steps = all
    .slice(all.findLastIndex(({ kind }) => kind === "input") + 1)
    .filter(({ status, kind }) => status === "succeeded" && kind === "model")
    .filter(({ number }) => number <= upTo);
  const ids = new Set(
    steps.flatMap(({ content }) => toolCallsOf(content)).map(({ toolCallId }) => toolCallId),
  );
  return { steps, toolCalls: toolCalls.filter(({ id }) => ids.has(id)) };
}
