import type { JWK } from "jose";
import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface StoredSigningKey {
  kid: string;
  alg: string;
  status: "current" | "retired";
  public_jwk: JWK;
  sealed_private_jwk: string;
}

export async function listSigningKeys(db: Db): Promise<StoredSigningKey[]> {
  const { rows } = await sql<StoredSigningKey>`
    select kid, alg, status, public_jwk, sealed_private_jwk from auth.signing_keys order by created_at desc`.execute(
    db,
  );
  return rows;
}

/** Inserts the current key unless one exists: of servers that start at once, one wins. */
export async function insertCurrentKey(db: Db, key: Omit<StoredSigningKey, "status">): Promise<boolean> {
  const { rows } = await sql`
    insert into auth.signing_keys (kid, alg, status, public_jwk, sealed_private_jwk)
    values (${key.kid}, ${key.alg}, 'current', ${JSON.stringify(key.public_jwk)}::jsonb, ${key.sealed_private_jwk})
    on conflict do nothing returning kid`.execute(db);
  return rows.length > 0;
}

/** Retires the current key and returns its name. */
export async function retireCurrentKey(db: Db, at: Date): Promise<string | undefined> {
  const { rows } = await sql<{ kid: string }>`
    update auth.signing_keys set status = 'retired', retired_at = ${at} where status = 'current' returning kid`.execute(
    db,
  );
  return rows[0]?.kid;
}

export async function deleteKeysRetiredBefore(db: Db, before: Date): Promise<void> {
  await sql`delete from auth.signing_keys where status = 'retired' and retired_at < ${before}`.execute(db);
}
