import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { RunRow } from "./run.repository.ts";

/** The role of a run's person in its workspace; undefined when they are no member. Asked by background work. */
export async function findRole(
  db: Db,
  run: Pick<RunRow, "user_id" | "workspace_id">,
): Promise<string | undefined> {
  const { rows } = await sql<{ role: string }>`
    select role from memberships where workspace_id = ${run.workspace_id} and user_id = ${run.user_id}`.execute(
    db,
  );
  return rows[0]?.role;
}

/** Whether the person of a run may still act in its workspace. Asked by background work. */
export async function findMayAct(db: Db, run: Pick<RunRow, "user_id" | "workspace_id">): Promise<boolean> {
  const { rows } = await sql<{ mayAct: boolean }>`
    select app.may_act(${run.user_id}, ${run.workspace_id}) as "mayAct"`.execute(db);
  return rows[0]?.mayAct === true;
}
