import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { ProofType, StoredProof } from "./proof.ts";

const columns = sql`
  id, user_id, token_type, sealed_code, relates_to, failed_attempts, voids_unproved, flow_id, created_at`;

export interface NewProof {
  id: string;
  userId: string;
  type: ProofType;
  tokenHash: Buffer;
  sealedCode: string;
  relatesTo: string;
  voidsUnproved: boolean;
  flowId: string | undefined;
  at: Date;
}

/** Stores the proof in place of the person's previous one of the type. Keeps a previous `voids_unproved`. */
export async function replaceProof(db: Db, proof: NewProof): Promise<void> {
  await sql`
    insert into auth.one_time_tokens (id, user_id, token_type, token_hash, sealed_code, relates_to, voids_unproved,
      flow_id, created_at)
    values (${proof.id}, ${proof.userId}, ${proof.type}, ${proof.tokenHash}, ${proof.sealedCode},
      ${proof.relatesTo}, ${proof.voidsUnproved}, ${proof.flowId ?? null}, ${proof.at})
    on conflict (user_id, token_type) do update set id = excluded.id, token_hash = excluded.token_hash,
      sealed_code = excluded.sealed_code, relates_to = excluded.relates_to,
      voids_unproved = auth.one_time_tokens.voids_unproved or excluded.voids_unproved, flow_id = excluded.flow_id, failed_attempts = 0,
      created_at = excluded.created_at`.execute(db);
}

/** Locks the row, so that a proof is accepted once. */
export async function lockProofOfLink(db: Db, tokenHash: Buffer): Promise<StoredProof | undefined> {
  const { rows } = await sql<StoredProof>`
    select ${columns} from auth.one_time_tokens where token_hash = ${tokenHash} for update`.execute(db);
  return rows[0];
}

/** Locks the proofs of a contact of the given types. Several people may be changing to the same contact. */
export async function lockProofsOf(
  db: Db,
  relatesTo: string,
  types: readonly ProofType[],
): Promise<StoredProof[]> {
  const { rows } = await sql<StoredProof>`
    select ${columns} from auth.one_time_tokens
    where relates_to = ${relatesTo} and token_type = any (${types}) order by id for update`.execute(db);
  return rows;
}

export async function lockProofOfUser(
  db: Db,
  userId: string,
  type: ProofType,
): Promise<StoredProof | undefined> {
  const { rows } = await sql<StoredProof>`
    select ${columns} from auth.one_time_tokens
    where user_id = ${userId} and token_type = ${type} for update`.execute(db);
  return rows[0];
}

export async function countFailedAttempt(db: Db, ids: readonly string[]): Promise<void> {
  await sql`
    update auth.one_time_tokens set failed_attempts = failed_attempts + 1 where id = any (${ids})`.execute(
    db,
  );
}

export async function deleteProof(db: Db, id: string): Promise<void> {
  await sql`delete from auth.one_time_tokens where id = ${id}`.execute(db);
}

export async function deleteProofsOfTypes(
  db: Db,
  userId: string,
  types: readonly ProofType[],
): Promise<void> {
  await sql`
    delete from auth.one_time_tokens where user_id = ${userId} and token_type = any (${types})`.execute(db);
}

/** Deletes the proof if it still exists. A proof that a newer one replaced has another id. */
export async function consumeProof(db: Db, userId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from auth.one_time_tokens where id = ${id} and user_id = ${userId} returning id`.execute(db);
  return rows.length === 1;
}

export async function deleteProofsOfUser(db: Db, userId: string): Promise<void> {
  await sql`delete from auth.one_time_tokens where user_id = ${userId}`.execute(db);
}

/** Deletes codes and links for the user's present contact. A pending change to another one stays. */
export async function deleteProofsOfContact(db: Db, userId: string, relatesTo: string): Promise<void> {
  await sql`
    delete from auth.one_time_tokens
    where user_id = ${userId} and relates_to = ${relatesTo} and token_type in ('confirmation', 'recovery')`.execute(
    db,
  );
}
