import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { Connection, ConnectionKind } from "../contract/index.ts";

export interface ConnectionRow {
  workspace_id: string;
  id: string;
  kind: ConnectionKind;
  name: string;
  prefix: string;
  address: string;
  document_address: string | null;
  auth: Connection["auth"];
  key_place: "bearer" | "header" | "query" | null;
  key_name: string | null;
  created_at: Date;
  /** Of its health. Null: it was never used. */
  state: Exclude<Connection["state"], "new"> | null;
  last_error_code: string | null;
  last_error: string | null;
  last_checked_at: Date | null;
  last_ready_at: Date | null;
  compared_at: Date | null;
  left_out: number | null;
}

const withHealth = sql`select c.*, h.state, h.last_error_code, h.last_error, h.last_checked_at, h.last_ready_at,
    h.compared_at, h.left_out
  from connections c
  left join connection_health h on h.workspace_id = c.workspace_id and h.connection_id = c.id`;

export interface ToolCounts {
  approved: number;
  changed: number;
  not_approved: number;
}

export type NewConnection = Pick<
  ConnectionRow,
  "workspace_id" | "id" | "kind" | "name" | "address" | "document_address" | "auth" | "key_place" | "key_name"
> & { prefix: string; created_by: string };

/** Undefined when its name is taken. */
export async function insertConnection(db: Db, row: NewConnection): Promise<{ id: string } | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into connections (workspace_id, id, kind, name, prefix, address, document_address, auth, key_place,
      key_name, created_by)
    values (${row.workspace_id}, ${row.id}, ${row.kind}, ${row.name}, ${row.prefix}, ${row.address},
      ${row.document_address}, ${row.auth}, ${row.key_place}, ${row.key_name}, ${row.created_by})
    on conflict (workspace_id, name) do nothing
    returning id`.execute(db);
  return rows[0];
}

/** How many there are, and the prefixes in use. Locks out others that count. */
export async function listPrefixes(db: Db, workspaceId: string): Promise<string[]> {
  await sql`select pg_advisory_xact_lock(hashtext(${`connections/${workspaceId}`}))`.execute(db);
  const { rows } = await sql<{ prefix: string }>`
    select prefix from connections where workspace_id = ${workspaceId}`.execute(db);
  return rows.map(({ prefix }) => prefix);
}

export async function findConnection(
  db: Db,
  { workspaceId, id }: ConnectionKey,
): Promise<ConnectionRow | undefined> {
  const { rows } = await sql<ConnectionRow>`
    ${withHealth} where c.workspace_id = ${workspaceId} and c.id = ${id}`.execute(db);
  return rows[0];
}

export interface ConnectionKey {
  workspaceId: string;
  id: string;
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockConnection(
  db: Db,
  { workspaceId, id }: ConnectionKey,
): Promise<ConnectionRow | undefined> {
  const { rows } = await sql<ConnectionRow>`
    ${withHealth} where c.workspace_id = ${workspaceId} and c.id = ${id} for update of c`.execute(db);
  return rows[0];
}

/** Connections after the one with the id `after`, oldest first, with how many tools are how. */
export async function listConnections(
  db: Db,
  { workspaceId, after, limit, id }: { workspaceId: string; after?: string; limit: number; id?: string },
): Promise<(ConnectionRow & ToolCounts)[]> {
  const { rows } = await sql<ConnectionRow & ToolCounts>`
    select c.*, coalesce(t.approved, 0) as approved, coalesce(t.changed, 0) as changed,
      coalesce(t.not_approved, 0) as not_approved
    from (${withHealth}) c left join lateral (
      select count(*) filter (where is_listed and approved_hash = seen_hash)::int as approved,
        count(*) filter (where is_listed and approved_hash <> seen_hash)::int as changed,
        count(*) filter (where is_listed and approved_hash is null and problem is null)::int as not_approved
      from connection_tools where workspace_id = c.workspace_id and connection_id = c.id) t on true
    where c.workspace_id = ${workspaceId} and (${after ?? null}::uuid is null or c.id > ${after ?? null}::uuid)
      and (${id ?? null}::uuid is null or c.id = ${id ?? null}::uuid)
    order by c.id limit ${limit}`.execute(db);
  return rows;
}

/** False when the name is taken. */
export async function updateConnectionName(db: Db, { workspaceId, id }: ConnectionKey, name: string) {
  const { numAffectedRows } = await sql`
    update connections set name = ${name}, updated_at = now()
    where workspace_id = ${workspaceId} and id = ${id} and not exists (
      select from connections where workspace_id = ${workspaceId} and name = ${name} and id <> ${id})`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0) > 0;
}

export async function deleteConnectionRow(db: Db, { workspaceId, id }: ConnectionKey): Promise<void> {
  await sql`delete from connections where workspace_id = ${workspaceId} and id = ${id}`.execute(db);
}
