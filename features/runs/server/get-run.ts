import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { runErrors } from "../contract/index.ts";
import { findRun, type RunRow } from "./run.repository.ts";

/** The caller's run. Throws `run.not_found`. */
export async function getRun(ctx: Ctx, id: string): Promise<RunRow> {
  return (await query(ctx, ({ db }) => findRun(db, id))) ?? fail(runErrors, "run.not_found");
}
