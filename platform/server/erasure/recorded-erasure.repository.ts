import { sql } from "kysely";
import type { Erased } from "#platform/contract/erasure/erased-text.ts";
import type { Db } from "../db/connection-db.ts";

export interface NewErasure {
  id: string;
  subjectId: string;
  kind: Erased["kind"];
  askedBy: Erased["askedBy"];
  askedAt: Date;
}

/** An erasure as far as it has come. */
export interface RecordedErasure extends Omit<Erased, "finishedAt"> {
  finishedAt: Date | null;
  /** Something was counted that no event tells of yet. */
  isDirty: boolean;
}

export async function insertErasure(db: Db, erasure: NewErasure): Promise<void> {
  const { id, subjectId, kind, askedBy, askedAt } = erasure;
  await sql`insert into erasures (id, subject_id, kind, asked_by_type, asked_by_id, asked_at)
    values (${id}, ${subjectId}, ${kind}, ${askedBy.type}, ${askedBy.id}, ${askedAt})`.execute(db);
}

/** An erasure that waited begins. */
export async function beginWaiting(db: Db, id: string): Promise<void> {
  await sql`update erasures set waits_for = null where id = ${id}`.execute(db);
}

export async function lockErasure(db: Db, id: string): Promise<RecordedErasure | undefined> {
  const { rows } = await sql<RecordedErasure>`
    select id, subject_id as "subjectId", kind, json_build_object('type', asked_by_type, 'id', asked_by_id) as "askedBy",
      asked_at as "askedAt", restored_at as "restoredAt", finished_at as "finishedAt", rows, files, key_ids as "keyIds",
      is_dirty as "isDirty"
    from erasures where id = ${id} for update`.execute(db);
  return rows[0];
}

/** In the transaction that erases them, so that whoever goes on after a killed process counts on. */
export async function addErasedRows(db: Db, id: string, table: string, count: number): Promise<void> {
  await sql`update erasures set is_dirty = true, rows = rows ||
      jsonb_build_object(${table}::text, coalesce((rows ->> ${table})::int, 0) + ${count}::int)
    where id = ${id}`.execute(db);
}

/** In the transaction that deletes the last row which held them. */
export async function addErasedFiles(db: Db, id: string, kind: string, count: number): Promise<void> {
  await sql`update erasures set is_dirty = true, files = files ||
      jsonb_build_object(${kind}::text, coalesce((files ->> ${kind})::int, 0) + ${count}::int)
    where id = ${id}`.execute(db);
}

export async function addErasedKeys(db: Db, id: string, keyIds: readonly string[]): Promise<void> {
  await sql`update erasures set is_dirty = true, key_ids = key_ids || ${[...keyIds]}::uuid[] where id = ${id}`.execute(
    db,
  );
}

export async function finishRecorded(db: Db, id: string, at: Date): Promise<void> {
  await sql`update erasures set finished_at = ${at}, is_due = true, is_dirty = false where id = ${id}`.execute(
    db,
  );
}

export async function markChecked(db: Db, id: string, at: Date): Promise<void> {
  await sql`update erasures set checked_at = ${at} where id = ${id}`.execute(db);
}
