import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { RunRow } from "./run.repository.ts";

/** Whether the person of a run may still act in its workspace. Asked by background work. */
export async function findMayAct(db: Db, run: Pick<RunRow, "user_id" | "workspace_id">): Promise<boolean> {
  const { rows } = await sql<{ mayAct: boolean }>`
    select app.may_act(${run.user_id}, ${run.workspace_id}) as "mayAct"`.execute(db);
  return rows[0]?.mayAct === true;
}
