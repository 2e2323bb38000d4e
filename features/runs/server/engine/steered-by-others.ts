import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { untilDatabaseAnswers } from "#platform/server/db/until-database-answers.ts";
import { findRun, type RunRow } from "../run.repository.ts";
import type { Advance } from "../run-driver.ts";
import { listSteps, type StepRow } from "../step.repository.ts";
import { saidInStep } from "./said-in-step.ts";

/** Whether somebody else than its person wrote into a run. */
export function isSteeredByOthers(steps: readonly StepRow[], { user_id }: Pick<RunRow, "user_id">): boolean {
  return steps.flatMap(saidInStep).some(({ author }) => author !== undefined && author.id !== user_id);
}

/** The same of the runs above it: a task that they gave it may be what somebody else wrote. */
export async function isSteeredAbove({ person, run }: Pick<Advance, "person" | "run">): Promise<boolean> {
  const { parent_run_id } = run;
  if (!parent_run_id) return false;
  return untilDatabaseAnswers(() => query(person, (ctx) => isSteered(ctx, parent_run_id)));
}

async function isSteered(ctx: Ctx, id: string): Promise<boolean> {
  const run = await findRun(ctx.db, id);
  if (!run) return false;
  if (isSteeredByOthers(await listSteps(ctx.db, run), run)) return true;
  return run.parent_run_id !== null && isSteered(ctx, run.parent_run_id);
}
