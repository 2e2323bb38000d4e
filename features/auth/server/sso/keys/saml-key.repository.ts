import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface StoredSamlKey {
  id: string;
  certificate: string;
  sealed_private_key: string;
}

export async function findCurrentSamlKey(db: Db): Promise<StoredSamlKey | undefined> {
  const { rows } = await sql<StoredSamlKey>`
    select id, certificate, sealed_private_key from auth.saml_keys where status = 'current'`.execute(db);
  return rows[0];
}

/** Adds the key as the current one; false when there already is one. */
export async function insertCurrentSamlKey(db: Db, key: StoredSamlKey): Promise<boolean> {
  const { rows } = await sql`
    insert into auth.saml_keys (id, status, certificate, sealed_private_key)
    values (${key.id}, 'current', ${key.certificate}, ${key.sealed_private_key})
    on conflict do nothing returning id`.execute(db);
  return rows.length > 0;
}
