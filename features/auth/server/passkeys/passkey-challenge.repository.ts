import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface PasskeyChallenge {
  id: string;
  user_id: string | null;
  kind: "registration" | "authentication";
  challenge: string;
  expires_at: Date;
}

export interface NewPasskeyChallenge {
  id: string;
  userId?: string;
  kind: PasskeyChallenge["kind"];
  challenge: string;
  expiresAt: Date;
  at: Date;
}

export async function insertPasskeyChallenge(db: Db, challenge: NewPasskeyChallenge): Promise<void> {
  const { id, userId, kind, expiresAt, at } = challenge;
  await sql`
    insert into auth.webauthn_challenges (id, user_id, kind, challenge, expires_at, created_at)
    values (${id}, ${userId ?? null}, ${kind}, ${challenge.challenge}, ${expiresAt}, ${at})`.execute(db);
}

/**
 * Deletes and returns the challenge, so that it is answered once. Undefined when already answered or of
 * another kind.
 */
export async function consumePasskeyChallenge(
  db: Db,
  id: string,
  kind: PasskeyChallenge["kind"],
  userId: string | undefined,
): Promise<PasskeyChallenge | undefined> {
  const { rows } = await sql<PasskeyChallenge>`
    delete from auth.webauthn_challenges
    where id = ${id} and kind = ${kind} and user_id is not distinct from ${userId ?? null}::uuid
    returning id, user_id, kind, challenge, expires_at`.execute(db);
  return rows[0];
}
