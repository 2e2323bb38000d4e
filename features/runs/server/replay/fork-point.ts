import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { runErrors } from "../../contract/index.ts";
import { findRun } from "../run.repository.ts";
import type { RunState } from "../run-host.ts";
import { toolCallsOf } from "../step-content.ts";
import { readMessageSteps, readOrigin } from "./origin.ts";

/** From where a fork goes on. */
export interface ForkPoint {
  runId: string;
  afterStep: number;
}

/**
 * What a fork of the caller's run begins with. Throws `run.not_forkable` while the run goes on, and for a step after
 * which there is nothing to do differently: its last words, or one that does not exist.
 */
export function readForkPoint(ctx: Ctx, { runId, afterStep }: ForkPoint): Promise<RunState> {
  return query(ctx, async ({ db }) => {
    const run = (await findRun(db, runId)) ?? fail(runErrors, "run.not_found");
    const [before, own] = await Promise.all([readOrigin(db, run), readMessageSteps(db, run, afterStep)]);
    const step = own.steps.find(({ number }) => number === afterStep);
    if (!run.ended_at || !step || toolCallsOf(step.content).length === 0) fail(runErrors, "run.not_forkable");
    const steps = [...before.steps, ...own.steps];
    return { run, steps, toolCalls: [...before.toolCalls, ...own.toolCalls] };
  });
}
