import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { ActiveRun } from "../contract/index.ts";
import { findActiveRuns } from "./run.repository.ts";

/** The caller's unfinished runs among these ids, by id. */
export async function listActiveRuns(ctx: Ctx, ids: string[]): Promise<Map<string, ActiveRun>> {
  if (ids.length === 0) return new Map();
  const runs = await query(ctx, ({ db }) => findActiveRuns(db, ids));
  return new Map(runs.map((run) => [run.id, run]));
}
