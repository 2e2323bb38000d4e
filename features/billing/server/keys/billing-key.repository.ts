import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export async function findSealedKey(db: Db, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ sealed_key: string }>`
    select sealed_key from billing_keys where id = ${id}`.execute(db);
  return rows[0]?.sealed_key;
}

/** Inserts the key unless one exists: of servers that start at once, one wins. */
export async function insertKey(db: Db, id: string, sealed: string): Promise<boolean> {
  const { rows } = await sql`
    insert into billing_keys (id, sealed_key) values (${id}, ${sealed}) on conflict do nothing returning id`.execute(
    db,
  );
  return rows.length > 0;
}
