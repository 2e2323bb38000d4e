import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

/** The names of those of these collections that the reader may see. */
export async function listCollectionNames(
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from collections
    where workspace_id = app.workspace_id() and id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}
