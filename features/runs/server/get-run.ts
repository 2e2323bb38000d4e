import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { getReadableRun } from "./readable-run.ts";
import type { RunRow } from "./run.repository.ts";

/** A run that the caller may read. Throws `run.not_found`. */
export function getRun(ctx: Ctx, id: string): Promise<RunRow> {
  return query(ctx, (inner) => getReadableRun(inner, id));
}
