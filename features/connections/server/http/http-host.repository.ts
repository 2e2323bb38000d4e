import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { HttpMethodName } from "../../contract/index.ts";

export interface HttpHostRow {
  workspace_id: string;
  id: string;
  host: string;
  methods: HttpMethodName[];
}

/** The hosts of these workspaces, in alphabetical order. */
export async function listHosts(db: Db, workspaceIds: string[]): Promise<HttpHostRow[]> {
  const { rows } = await sql<HttpHostRow>`
    select workspace_id, id, host, methods from http_hosts
    where workspace_id = any(${workspaceIds}::uuid[]) order by host, workspace_id`.execute(db);
  return rows;
}

/** Undefined when the host is there already. */
export async function insertHost(
  db: Db,
  row: HttpHostRow & { created_by: string },
): Promise<HttpHostRow | undefined> {
  const { rows } = await sql<HttpHostRow>`
    insert into http_hosts (workspace_id, id, host, methods, created_by)
    values (${row.workspace_id}, ${row.id}, ${row.host}, ${row.methods}::text[], ${row.created_by})
    on conflict (workspace_id, host) do nothing
    returning workspace_id, id, host, methods`.execute(db);
  return rows[0];
}

export async function deleteHost(
  db: Db,
  { workspaceId, id }: { workspaceId: string; id: string },
): Promise<HttpHostRow | undefined> {
  const { rows } = await sql<HttpHostRow>`
    delete from http_hosts where workspace_id = ${workspaceId} and id = ${id}
    returning workspace_id, id, host, methods`.execute(db);
  return rows[0];
}
