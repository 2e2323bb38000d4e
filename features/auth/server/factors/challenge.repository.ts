import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface Challenge {
  id: string;
  ip_address: string;
  code_hash: Buffer | null;
  webauthn_challenge: string | null;
  verified_at: Date | null;
  created_at: Date;
}

export interface NewChallenge {
  id: string;
  factorId: string;
  address: string;
  codeHash?: Buffer;
  webauthnChallenge?: string;
  at: Date;
}

export async function insertChallenge(db: Db, challenge: NewChallenge): Promise<void> {
  const { id, factorId, address, codeHash, webauthnChallenge, at } = challenge;
  await sql`
    insert into auth.mfa_challenges (id, factor_id, ip_address, code_hash, webauthn_challenge, created_at)
    values (${id}, ${factorId}, ${address}, ${codeHash ?? null}, ${webauthnChallenge ?? null}, ${at})`.execute(
    db,
  );
}

export async function findChallenge(db: Db, factorId: string, id: string): Promise<Challenge | undefined> {
  const { rows } = await sql<Challenge>`
    select id, ip_address, code_hash, webauthn_challenge, verified_at, created_at from auth.mfa_challenges
    where id = ${id} and factor_id = ${factorId}`.execute(db);
  return rows[0];
}

export async function markChallengeVerified(db: Db, id: string, at: Date): Promise<void> {
  await sql`update auth.mfa_challenges set verified_at = ${at} where id = ${id}`.execute(db);
}
