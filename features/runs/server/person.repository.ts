import { sql } from "kysely";
import type { Pool } from "pg";
import type { WorkspaceRole } from "#platform/contract/workspace-role.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import { databaseError } from "#platform/server/db/database-error.ts";
import { forgetIfStale, prepared } from "#platform/server/db/prepared.ts";
import type { RunRow } from "./run.repository.ts";

export interface CurrentRole {
  role: WorkspaceRole;
}

/**
 * The current role of a run's person in its workspace. Undefined when they may not act. For background work.
 */
export async function findCurrentRole(
  db: Db,
  run: Pick<RunRow, "user_id" | "workspace_id">,
): Promise<CurrentRole | undefined> {
  const { rows } = await sql<CurrentRole>`
    select role from memberships
    where workspace_id = ${run.workspace_id} and user_id = ${run.user_id}
      and app.may_act(${run.user_id}, ${run.workspace_id})`.execute(db);
  return rows[0];
}

const currentRoleNow = `
  select role from memberships where workspace_id = $1::uuid and user_id = $2::uuid and app.may_act($2, $1)`;

/** The same as a single statement of background work. */
export async function findCurrentRoleNow(
  servicePool: Pool,
  run: Pick<RunRow, "user_id" | "workspace_id">,
): Promise<CurrentRole | undefined> {
  const { rows } = await servicePool
    .query<CurrentRole>(prepared(currentRoleNow, [run.workspace_id, run.user_id]))
    .catch((error: unknown) => {
      forgetIfStale(currentRoleNow, error);
      throw databaseError(error);
    });
  return rows[0];
}

/** The name or address of a person who has an account. For background work. */
export async function findNameOfPerson(pool: Pool, userId: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ name: string | null }>("select app.name_of_person($1) as name", [
    userId,
  ]);
  return rows[0]?.name ?? undefined;
}
