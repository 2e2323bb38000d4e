import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface PeriodRow {
  workspaceId: string;
  kind: string;
  days: number;
  appliesFrom: Date;
  /** What is in force until then. Null: nothing. */
  daysBefore: number | null;
}

const columns = sql`workspace_id as "workspaceId", kind, days, applies_from as "appliesFrom", days_before as "daysBefore"`;

export async function listPeriods(db: Db, workspaceId: string): Promise<PeriodRow[]> {
  const { rows } = await sql<PeriodRow>`
    select ${columns} from retention_periods where workspace_id = ${workspaceId}`.execute(db);
  return rows;
}

/** Periods of all workspaces that delete by now. */
export async function listApplying(db: Db, now: Date): Promise<PeriodRow[]> {
  const { rows } = await sql<PeriodRow>`
    select ${columns} from retention_periods where applies_from <= ${now} order by workspace_id, kind`.execute(
    db,
  );
  return rows;
}

/** The period, which nobody changes until the transaction ends. */
export async function lockPeriod(db: Db, workspaceId: string, kind: string): Promise<PeriodRow | undefined> {
  const { rows } = await sql<PeriodRow>`
    select ${columns} from retention_periods
    where workspace_id = ${workspaceId} and kind = ${kind} for update`.execute(db);
  return rows[0];
}

export async function storePeriod(db: Db, period: PeriodRow, at: Date): Promise<void> {
  const { workspaceId, kind, days, appliesFrom, daysBefore } = period;
  await sql`
    insert into retention_periods (workspace_id, kind, days, set_at, applies_from, days_before)
    values (${workspaceId}, ${kind}, ${days}, ${at}, ${appliesFrom}, ${daysBefore})
    on conflict (workspace_id, kind) do update
      set days = excluded.days, set_at = excluded.set_at, applies_from = excluded.applies_from,
        days_before = excluded.days_before`.execute(db);
}

export async function deletePeriod(db: Db, workspaceId: string, kind: string): Promise<void> {
  await sql`delete from retention_periods where workspace_id = ${workspaceId} and kind = ${kind}`.execute(db);
}
