import { sql } from "kysely";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { WaitsFor } from "../erasure.repository.ts";
import type { LedgerEntry } from "./ledger.ts";

/** Erasures that are not noted with the files. */
export async function listUnnoted(db: Db, limit: number): Promise<LedgerEntry[]> {
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

export async function markNoted(db: Db, id: string, at: Date): Promise<void> {
  await sql`update erasures set noted_at = ${at} where id = ${id}`.execute(db);
}

/** Of these erasures, those that the database does not know. */
export async function listUnknown(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select noted.id from unnest(${[...ids]}::uuid[]) as noted (id)
    where not exists (select from erasures e where e.id = noted.id)`.execute(db);
  return rows.map(({ id }) => id);
}

/** The hosts under which this installation has signed its own log. */
export async function listHosts(db: Db): Promise<string[]> {
  const { rows } = await sql<{ host: string }>`
    select distinct split_part(origin, '/', 1) as host from logs where workspace_id = ${installationWorkspaceId}`.execute(
    db,
  );
  return rows.map(({ host }) => host);
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

/** Erasures that wait and were not tried since `before`. Those that were tried longest ago come first. */
export async function claimWaiting(db: Db, before: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update erasures set attempted_at = greatest(${before}, now()) where id = any(array(
      select id from erasures
      where waits_for is not null and (attempted_at is null or attempted_at < ${before})
      order by attempted_at nulls first, id limit ${limit} for update skip locked))
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function markWaiting(db: Db, id: string, waitsFor: WaitsFor): Promise<void> {
  await sql`update erasures set waits_for = ${waitsFor} where id = ${id}`.execute(db);
}

/** One process after the other looks whether it was recorded. */
export async function lockLedgerRefusals(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('adjutant.erasures_ledger'))`.execute(db);
}

export async function wasLedgerRefusedSince(db: Db, installationId: string, since: Date): Promise<boolean> {
  const { rows } = await sql`
    select from audit_events
    where workspace_id = ${installationId} and act = 'erasure.ledger_refused' and occurred_at >= ${since} limit 1`.execute(
    db,
  );
  return rows.length > 0;
}
