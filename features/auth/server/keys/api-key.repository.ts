import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface StoredApiKey {
  kind: "publishable" | "secret";
  key_hash: Buffer;
  publishable_key: string | null;
}

export async function listApiKeys(db: Db): Promise<StoredApiKey[]> {
  const { rows } = await sql<StoredApiKey>`
    select kind, key_hash, publishable_key from auth.api_keys where revoked_at is null`.execute(db);
  return rows;
}

/** False when a publishable key exists already. */
export async function insertApiKey(db: Db, key: StoredApiKey & { id: string }): Promise<boolean> {
  const { rows } = await sql`
    insert into auth.api_keys (id, kind, key_hash, publishable_key)
    values (${key.id}, ${key.kind}, ${key.key_hash}, ${key.publishable_key})
    on conflict do nothing returning id`.execute(db);
  return rows.length > 0;
}
