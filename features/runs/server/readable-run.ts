import { isObjectReadable } from "#platform/server/access/is-readable.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { runErrors } from "../contract/index.ts";
import { findRun, type RunRow } from "./run.repository.ts";
import { objectOf } from "./run-host.ts";

/**
 * The run, for its person and for all who may read where it works. Whoever may no longer do so reads no run there, not
 * even their own, nor what it had others do. Agents read the runs for which they work. Throws `run.not_found`.
 */
export async function getReadableRun(ctx: Ctx, id: string): Promise<RunRow> {
  const run = (await findRun(ctx.db, id)) ?? missing();
  if (ctx.actor.type !== "user") return run;
  const object = objectOf(await rootOf(ctx, run));
  return object && (await isObjectReadable(ctx, object)) === false ? missing() : run;
}

/** The run that began it all. What works for a run is read like that run. */
async function rootOf(ctx: Ctx, run: RunRow): Promise<RunRow> {
  const parent = run.parent_run_id ? await findRun(ctx.db, run.parent_run_id) : undefined;
  return parent ? rootOf(ctx, parent) : run;
}

function missing(): never {
  return fail(runErrors, "run.not_found");
}
