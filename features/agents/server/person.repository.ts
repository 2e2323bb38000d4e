import { sql } from "kysely";
import type { WorkspaceRole } from "#platform/server/context.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { RunRow } from "./run.repository.ts";

export interface Standing {
  role: WorkspaceRole;
}

/**
 * The current role of a run's person in its workspace. Undefined when they may not act. For background work.
 */
export async function findStanding(
  db: Db,
  run: Pick<RunRow, "user_id" | "workspace_id">,
): Promise<Standing | undefined> {
  const { rows } = await sql<Standing>`
    select role from memberships
    where workspace_id = ${run.workspace_id} and user_id = ${run.user_id}
      and app.may_act(${run.user_id}, ${run.workspace_id})`.execute(db);
  return rows[0];
}
