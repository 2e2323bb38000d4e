import { sql } from "kysely";
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

/** An export, whoever asked for it. For background work. */
export async function getBulkExport(
  db: Db,
  { workspace_id, id }: Pick<BulkExportRow, "workspace_id" | "id">,
): Promise<BulkExportRow | undefined> {
  const { rows } = await sql<BulkExportRow>`
    select ${columns} from bulk_exports e where workspace_id = ${workspace_id} and id = ${id}`.execute(db);
  return rows[0];
}

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

/** How many of these conversations are still there and the caller's own. */
export async function countStanding(db: Db, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from conversations
    where workspace_id = app.workspace_id() and id = any(${[...ids]}::uuid[])
      and user_id = auth.uid() and deleted_at is null`.execute(db);
  return rows[0]?.count ?? 0;
}
