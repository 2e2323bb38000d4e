import { sql } from "kysely";
import type { Pool } from "pg";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { BulkExport } from "../../../contract/index.ts";

export interface BulkExportRow {
  workspace_id: string;
  id: string;
  user_id: string;
  form: BulkExport["form"];
  conversation_ids: string[] | null;
  state: BulkExport["state"];
  problem: BulkExport["problem"];
  done_count: number;
  total_count: number | null;
  size_bytes: number | null;
  attempts: number;
  kept_hours: number;
  expires_at: Date | null;
  created_at: Date;
}

const columns = sql`e.workspace_id, e.id, e.user_id, e.form, e.conversation_ids, e.state, e.problem,
  e.size_bytes::float8 as size_bytes, e.attempts, e.kept_hours, e.expires_at, e.created_at, coalesce((
    select c.done_count from bulk_export_contents c where c.workspace_id = e.workspace_id and c.id = e.id), 0) as done_count,
  (select c.total_count from bulk_export_contents c where c.workspace_id = e.workspace_id and c.id = e.id) as total_count`;

export async function findBulkExport(db: Db, id: string): Promise<BulkExportRow | undefined> {
  const { rows } = await sql<BulkExportRow>`
    select ${columns} from bulk_exports e where workspace_id = app.workspace_id() and id = ${id}`.execute(db);
  return rows[0];
}

/** The exports of the caller, newest first. */
export async function listBulkExports(db: Db): Promise<BulkExportRow[]> {
  const { rows } = await sql<BulkExportRow>`
    select ${columns} from bulk_exports e where workspace_id = app.workspace_id() and user_id = auth.uid()
    order by created_at desc, id limit 20`.execute(db);
  return rows;
}

/** The caller's requests follow one another until the end of the transaction. */
export async function lockBulkExports(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('bulk_exports'), hashtext(auth.uid()::text))`.execute(db);
}

export async function insertBulkExport(
  db: Db,
  row: Pick<BulkExportRow, "id" | "user_id" | "form" | "conversation_ids" | "kept_hours">,
): Promise<BulkExportRow | undefined> {
  const { rows } = await sql<BulkExportRow>`
    insert into bulk_exports as e (workspace_id, id, user_id, form, conversation_ids, kept_hours)
    values (app.workspace_id(), ${row.id}, ${row.user_id}, ${row.form}, ${row.conversation_ids}::uuid[], ${row.kept_hours})
    returning ${columns}`.execute(db);
  return rows[0];
}

export async function deleteBulkExport(db: Db, id: string): Promise<void> {
  await sql`delete from bulk_exports where workspace_id = app.workspace_id() and id = ${id}`.execute(db);
}

/** The conversations of the caller after `after`, by id. */
export async function listOwnIds(db: Db, after: string | null, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from conversations
    where workspace_id = app.workspace_id() and user_id = auth.uid() and deleted_at is null and not is_test
      and (${after}::uuid is null or id > ${after}::uuid)
    order by id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function countOwn(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from conversations
    where workspace_id = app.workspace_id() and user_id = auth.uid() and deleted_at is null
      and not is_test`.execute(db);
  return rows[0]?.count ?? 0;
}

/** How many of these conversations are still there for the caller. */
export async function countStanding(db: Db, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from conversations
    where workspace_id = app.workspace_id() and id = any(${[...ids]}::uuid[]) and deleted_at is null`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

export type BulkExportKey = Pick<BulkExportRow, "workspace_id" | "id">;

/** Begins another attempt, and notes that its bytes will come. Undefined when there is nothing to pack. */
export async function takeBulkExport(db: Db, key: BulkExportKey): Promise<BulkExportRow | undefined> {
  const { rows } = await sql<BulkExportRow>`
    with taken as (
      update bulk_exports set state = 'packing', attempts = attempts + 1, updated_at = now()
      where workspace_id = ${key.workspace_id} and id = ${key.id} and state in ('waiting', 'packing') returning *),
    noted as (
      insert into bulk_export_contents (workspace_id, id) select workspace_id, id from taken
      on conflict (workspace_id, id) do update set done_count = 0, total_count = null, updated_at = now())
    select ${columns} from taken e`.execute(db);
  return rows[0];
}

/** Stores how far an attempt has come. False when it does not count any more. */
export async function storeProgress(
  pool: Pool,
  { workspace_id, id, attempts }: Pick<BulkExportRow, "workspace_id" | "id" | "attempts">,
  { done, total }: { done: number; total: number },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update bulk_export_contents c set done_count = $4, total_count = $5, updated_at = now()
     from bulk_exports e
     where e.workspace_id = $1 and e.id = $2 and e.attempts = $3 and e.state = 'packing'
       and c.workspace_id = e.workspace_id and c.id = e.id`,
    [workspace_id, id, attempts, done, total],
  );
  return rowCount === 1;
}

export type PackOutcome = { sizeBytes: number } | { problem: NonNullable<BulkExport["problem"]> };

/** Ends an attempt. False when it does not count any more. */
export async function storePacked(
  db: Db,
  { workspace_id, id, attempts }: Pick<BulkExportRow, "workspace_id" | "id" | "attempts">,
  outcome: PackOutcome,
  now: Date,
): Promise<boolean> {
  const problem = "problem" in outcome ? outcome.problem : null;
  const sizeBytes = "problem" in outcome ? null : outcome.sizeBytes;
  const { rows } = await sql`
    update bulk_exports set state = ${problem ? "failed" : "ready"}, problem = ${problem}, size_bytes = ${sizeBytes},
      expires_at = ${now}::timestamptz + make_interval(hours => kept_hours), updated_at = now()
    where workspace_id = ${workspace_id} and id = ${id} and attempts = ${attempts} and state = 'packing'
    returning 1`.execute(db);
  return rows.length > 0;
}

/** Deletes exports whose time is over. */
export async function deleteExpired(db: Db, now: Date, limit: number) {
  const { rows } = await sql<BulkExportKey & { user_id: string }>`
    delete from bulk_exports where (workspace_id, id) in (
      select workspace_id, id from bulk_exports where state in ('ready', 'failed') and expires_at <= ${now}
      limit ${limit} for update skip locked)
    returning workspace_id, id, user_id`.execute(db);
  return rows;
}

/** Exports that nobody has packed on since. */
export async function listStuckExports(db: Db, before: Date, limit: number) {
  const { rows } = await sql<BulkExportKey & { user_id: string }>`
    select e.workspace_id, e.user_id, e.id from bulk_exports e
    where e.state in ('waiting', 'packing') and e.updated_at < ${before} and not exists (
      select from bulk_export_contents c
      where c.workspace_id = e.workspace_id and c.id = e.id and c.updated_at >= ${before})
    order by e.updated_at limit ${limit}`.execute(db);
  return rows;
}

/** Contents without an export, locked. */
export async function lockOrphanedContents(db: Db, limit: number): Promise<BulkExportKey[]> {
  const { rows } = await sql<BulkExportKey>`
    select workspace_id, id from bulk_export_contents c
    where not exists (select from bulk_exports e where e.workspace_id = c.workspace_id and e.id = c.id)
    limit ${limit} for update skip locked`.execute(db);
  return rows;
}

/** Notes that there may be bytes under this key. */
export async function noteContent(db: Db, { workspace_id, id }: BulkExportKey): Promise<void> {
  await sql`
    insert into bulk_export_contents (workspace_id, id) values (${workspace_id}, ${id}) on conflict do nothing`.execute(
    db,
  );
}

export async function deleteContentRow(db: Db, { workspace_id, id }: BulkExportKey): Promise<void> {
  await sql`delete from bulk_export_contents where workspace_id = ${workspace_id} and id = ${id}`.execute(db);
}
