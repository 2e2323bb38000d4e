import { listToolCalls, type ToolCallRow } from "#features/tools/server/index.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { RunRow } from "./run.repository.ts";

/** The tool calls of a run, oldest first. */
export function listToolCallsOfRun(db: Db, run: RunRow): Promise<ToolCallRow[]> {
  return run.step_count === 0 ? Promise.resolve([]) : listToolCalls(db, run.workspace_id, run.id);
}
