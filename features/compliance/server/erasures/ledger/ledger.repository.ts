import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { LedgerEntry } from "./ledger.ts";

/** Erasures that are not noted with the files. One process after the other notes them. */
export async function lockUnnoted(db: Db, limit: number): Promise<LedgerEntry[]> {
  const { rows: waiting } = await sql`select from erasures where noted_at is null limit 1`.execute(db);
  if (waiting.length === 0) return [];
  await sql`select pg_advisory_xact_lock(hashtext('adjutant.erasures_ledger'))`.execute(db);
  const { rows } = await sql<LedgerRow>`
    select ${columns} from erasures where noted_at is null order by id limit ${limit}`.execute(db);
  return rows.map(entryOf);
}

/** All erasures, by id. */
export async function listNoted(db: Db, afterId: string | undefined, limit: number): Promise<LedgerEntry[]> {
  const { rows } = await sql<LedgerRow>`
    select ${columns} from erasures where ${afterId ?? null}::uuid is null or id > ${afterId ?? null}
    order by id limit ${limit}`.execute(db);
  return rows.map(entryOf);
}

const columns = sql`id, subject_id as "subjectId", kind, json_build_object('type', asked_by_type, 'id', asked_by_id) as "askedBy",
  asked_at as "askedAt"`;

type LedgerRow = Omit<LedgerEntry, "askedAt"> & { askedAt: Date };

function entryOf(row: LedgerRow): LedgerEntry {
  return { ...row, askedAt: row.askedAt.toISOString() };
}

export async function markNoted(db: Db, entries: readonly LedgerEntry[], at: Date): Promise<void> {
  await sql`update erasures set noted_at = ${at} where id = any(${entries.map(({ id }) => id)}::uuid[])`.execute(
    db,
  );
}

/**
 * Of these erasures, those that the database does not know although it has the account: it came from a backup. An account
 * that was made later under the same id is another one, and one without its name is still to be deleted whole.
 */
export async function findReturned(db: Db, entries: readonly LedgerEntry[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select noted.id from unnest(${entries.map(({ id }) => id)}::uuid[], ${entries.map((entry) => entry.subjectId)}::uuid[],
      ${entries.map(({ askedAt }) => askedAt)}::timestamptz[], ${entries.map(({ kind }) => kind)}::text[])
      as noted (id, subject_id, asked_at, kind)
    join auth.users u on u.id = noted.subject_id and u.created_at <= noted.asked_at
      and (u.deleted_at is null or noted.kind = 'deleted')
    where not exists (select from erasures e where e.id = noted.id)`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** False when another process was faster. */
export async function insertReturned(db: Db, entry: LedgerEntry, at: Date): Promise<boolean> {
  const { id, subjectId, kind, askedBy, askedAt } = entry;
  const { rows } = await sql`
    insert into erasures (id, subject_id, kind, asked_by_type, asked_by_id, asked_at, restored_at, waits_for, noted_at)
    values (${id}, ${subjectId}, ${kind}, ${askedBy.type}, ${askedBy.id}, ${askedAt}, ${at}, 'turn', ${at})
    on conflict (id) do nothing returning id`.execute(db);
  return rows.length > 0;
}

export async function listWaiting(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from erasures where waits_for is not null order by id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function markWaiting(db: Db, id: string, waitsFor: "hold" | "owner"): Promise<void> {
  await sql`update erasures set waits_for = ${waitsFor} where id = ${id}`.execute(db);
}
