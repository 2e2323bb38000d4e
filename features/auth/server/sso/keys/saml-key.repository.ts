import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface StoredSamlKey {
  id: string;
  certificate: string;
  sealed_private_key: string;
}

/** The signing key, or its published successor. */
export type SamlKeyStatus = "current" | "next";

export async function listSamlKeys(db: Db): Promise<(StoredSamlKey & { status: SamlKeyStatus })[]> {
  const { rows } = await sql<StoredSamlKey & { status: SamlKeyStatus }>`
    select id, status, certificate, sealed_private_key from auth.saml_keys where status <> 'retired'`.execute(
    db,
  );
  return rows;
}

/** False when a key of this status exists. */
export async function insertSamlKey(db: Db, status: SamlKeyStatus, key: StoredSamlKey): Promise<boolean> {
  const { rows } = await sql`
    insert into auth.saml_keys (id, status, certificate, sealed_private_key)
    values (${key.id}, ${status}, ${key.certificate}, ${key.sealed_private_key})
    on conflict do nothing returning id`.execute(db);
  return rows.length > 0;
}

/** Changes the key's status, unless it is no longer the expected one. */
export async function moveSamlKey(
  db: Db,
  id: string,
  from: SamlKeyStatus,
  to: "current" | "retired",
): Promise<boolean> {
  const { rows } = await sql`
    update auth.saml_keys set status = ${to} where id = ${id} and status = ${from} returning id`.execute(db);
  return rows.length > 0;
}

export async function deleteRetiredSamlKeysExcept(db: Db, id: string): Promise<void> {
  await sql`delete from auth.saml_keys where status = 'retired' and id <> ${id}`.execute(db);
}
