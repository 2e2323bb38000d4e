import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { RegisteredCredential } from "./check-registration.ts";
import type { Credential } from "./credential.ts";

const columns = sql`
  id, user_id, factor_id, credential_id, public_key, sign_count, transports, friendly_name, last_used_at, created_at`;

export interface NewCredential extends RegisteredCredential {
  id: string;
  userId: string;
  factorId?: string;
  at: Date;
}

/** False when anybody has registered the credential already. */
export async function insertCredential(db: Db, credential: NewCredential): Promise<boolean> {
  const { id, userId, factorId, credentialId, publicKey, signCount, transports, aaguid, isBackedUp, at } =
    credential;
  const { rows } = await sql`
    insert into auth.webauthn_credentials (id, user_id, factor_id, credential_id, public_key, sign_count, transports,
      aaguid, is_backed_up, created_at, updated_at)
    values (${id}, ${userId}, ${factorId ?? null}, ${credentialId}, ${publicKey}, ${signCount},
      ${[...transports]}::text[], ${aaguid}, ${isBackedUp}, ${at}, ${at})
    on conflict (credential_id) do nothing returning id`.execute(db);
  return rows.length > 0;
}

/** The person's passkeys, oldest first. */
export async function listPasskeys(db: Db, userId: string): Promise<Credential[]> {
  const { rows } = await sql<Credential>`
    select ${columns} from auth.webauthn_credentials
    where user_id = ${userId} and factor_id is null order by created_at, id`.execute(db);
  return rows;
}

/** The person's credentials that are second factors. */
export async function listFactorCredentials(db: Db, userId: string): Promise<Credential[]> {
  const { rows } = await sql<Credential>`
    select ${columns} from auth.webauthn_credentials
    where user_id = ${userId} and factor_id is not null order by created_at, id`.execute(db);
  return rows;
}

/** Locks and returns anybody's passkey. The lock serializes its signature counter. */
export async function lockPasskey(db: Db, credentialId: string): Promise<Credential | undefined> {
  const { rows } = await sql<Credential>`
    select ${columns} from auth.webauthn_credentials
    where credential_id = ${credentialId} and factor_id is null for update`.execute(db);
  return rows[0];
}

export async function touchCredential(db: Db, id: string, signCount: number, at: Date): Promise<void> {
  await sql`
    update auth.webauthn_credentials set sign_count = ${signCount}, last_used_at = ${at}, updated_at = ${at}
    where id = ${id}`.execute(db);
}

/** Returns the renamed passkey; undefined when the person has none with the id. */
export async function renamePasskeyRow(
  db: Db,
  userId: string,
  id: string,
  friendlyName: string,
  at: Date,
): Promise<Credential | undefined> {
  const { rows } = await sql<Credential>`
    update auth.webauthn_credentials set friendly_name = ${friendlyName}, updated_at = ${at}
    where id = ${id} and user_id = ${userId} and factor_id is null returning ${columns}`.execute(db);
  return rows[0];
}

/** False when the person has no passkey with the id. */
export async function deletePasskeyRow(db: Db, userId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from auth.webauthn_credentials
    where id = ${id} and user_id = ${userId} and factor_id is null returning id`.execute(db);
  return rows.length > 0;
}
