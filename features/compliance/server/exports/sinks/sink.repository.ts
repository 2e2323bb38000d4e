import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { EventCategory, SinkKind } from "../../../contract/index.ts";

export interface SinkRow {
  workspace_id: string;
  id: string;
  created_by: string;
  kind: SinkKind;
  name: string;
  address: string;
  categories: EventCategory[];
  paused_at: Date | null;
  created_at: Date;
}

const columns = sql`s.workspace_id, s.id, s.created_by, s.kind, s.name, s.address, s.categories, s.paused_at, s.created_at`;

export async function findSink(db: Db, workspaceId: string, id: string): Promise<SinkRow | undefined> {
  const { rows } = await sql<SinkRow>`
    select ${columns} from event_sinks s where workspace_id = ${workspaceId} and id = ${id}`.execute(db);
  return rows[0];
}

/** Stores a receiver. False when the workspace has `most` of them. */
export async function insertSink(db: Db, row: Omit<SinkRow, "paused_at">, most: number): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('event_sinks'), hashtext(${row.workspace_id}))`.execute(db);
  const { rows } = await sql`
    insert into event_sinks (workspace_id, id, created_by, kind, name, address, categories, created_at)
    select ${row.workspace_id}, ${row.id}, ${row.created_by}, ${row.kind}, ${row.name}, ${row.address},
      ${row.categories}::text[], ${row.created_at}
    where (select count(*) from event_sinks where workspace_id = ${row.workspace_id}) < ${most}
    returning 1`.execute(db);
  return rows.length > 0;
}

export async function updateSink(
  db: Db,
  { workspace_id, id }: Pick<SinkRow, "workspace_id" | "id">,
  { name, address, categories }: Pick<SinkRow, "name" | "address" | "categories">,
): Promise<void> {
  await sql`
    update event_sinks set name = ${name}, address = ${address}, categories = ${categories}::text[]
    where workspace_id = ${workspace_id} and id = ${id}`.execute(db);
}

/** Pauses a receiver, or has it go on at once. */
export async function storePause(
  db: Db,
  { workspace_id, id }: Pick<SinkRow, "workspace_id" | "id">,
  pausedAt: Date | null,
): Promise<void> {
  await sql`
    update event_sinks set paused_at = ${pausedAt} where workspace_id = ${workspace_id} and id = ${id}`.execute(
    db,
  );
  if (pausedAt) return;
  await sql`update event_sink_positions set retry_at = null where sink_id = ${id}`.execute(db);
}

export async function deleteSinkRow(
  db: Db,
  { workspace_id, id }: Pick<SinkRow, "workspace_id" | "id">,
): Promise<void> {
  await sql`delete from event_sinks where workspace_id = ${workspace_id} and id = ${id}`.execute(db);
}
