import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface Period {
  workspaceId: string;
  days: number;
}

export async function findPeriod(db: Db, workspaceId: string): Promise<number | undefined> {
  const { rows } = await sql<{ days: number }>`
    select days from conversation_periods where workspace_id = ${workspaceId}`.execute(db);
  return rows[0]?.days;
}

export async function listPeriods(db: Db): Promise<Period[]> {
  const { rows } = await sql<Period>`
    select workspace_id as "workspaceId", days from conversation_periods order by workspace_id`.execute(db);
  return rows;
}

export async function storePeriod(db: Db, { workspaceId, days }: Period, at: Date): Promise<void> {
  await sql`
    insert into conversation_periods (workspace_id, days, set_at) values (${workspaceId}, ${days}, ${at})
    on conflict (workspace_id) do update set days = excluded.days, set_at = excluded.set_at`.execute(db);
}

export async function deletePeriod(db: Db, workspaceId: string): Promise<void> {
  await sql`delete from conversation_periods where workspace_id = ${workspaceId}`.execute(db);
}
