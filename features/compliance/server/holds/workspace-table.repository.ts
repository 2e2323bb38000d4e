import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

/** Tables whose rows belong to a workspace. */
export async function listWorkspaceTables(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'workspace_id' and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`.execute(db);
  return new Set(rows.map(({ name }) => name));
}
