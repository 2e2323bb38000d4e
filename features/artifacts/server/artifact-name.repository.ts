import { sql } from "kysely";
import type { NamedObject } from "#platform/server/audit/named-objects.ts";
import type { Db } from "#platform/server/db/connection-db.ts";

/** The titles of these artifacts, as far as the caller may see them. */
export async function listArtifactNames(db: Db, ids: readonly string[]): Promise<NamedObject[]> {
  const { rows } = await sql<NamedObject>`
    select id, title as name from artifacts
    where workspace_id = app.workspace_id() and deleted_at is null and id = any (${[...ids]}::uuid[])`.execute(
    db,
  );
  return rows;
}
