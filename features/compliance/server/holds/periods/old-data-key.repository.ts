import { sql } from "kysely";
import { destroyedKeysChannel } from "#platform/server/audit/data-key.repository.ts";
import { quarterOf } from "#platform/server/audit/quarter-of.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { Older } from "#platform/server/retention/periods/period-kind.ts";

/** Keys of a workspace whose whole quarter is over by then. Names of quarters sort by time. */
const isOld = ({ workspaceId, before }: Older) =>
  sql`k.workspace_id = ${workspaceId} and k.quarter < ${quarterOf(before)} collate "C"`;

export async function countOldKeys(db: Db, older: Older): Promise<{ due: number; held: number }> {
  const { rows } = await sql<{ due: number; held: number }>`
    select count(*) filter (where not is_held)::int as due, count(*) filter (where is_held)::int as held from (
      select k.subject_id in (select app.held_key_subjects(${older.workspaceId})) as is_held
      from data_keys k where ${isOld(older)}) counted`.execute(db);
  return rows[0] ?? { due: 0, held: 0 };
}

/** Destroys up to `limit` of them, except those that a hold keeps, and announces it. Returns whose they were. */
export async function destroyOldKeys(db: Db, older: Older & { limit: number }): Promise<string[]> {
  const { rows } = await sql<{ subjectId: string }>`
    with gone as (
      delete from data_keys where id = any (array(
        select k.id from data_keys k
        where ${isOld(older)} and k.subject_id not in (select app.held_key_subjects(${older.workspaceId}))
        order by k.quarter, k.id limit ${older.limit} for update skip locked))
      returning subject_id)
    select subject_id as "subjectId", pg_notify(${destroyedKeysChannel}, subject_id::text)::text from gone`.execute(
    db,
  );
  return rows.map(({ subjectId }) => subjectId);
}
