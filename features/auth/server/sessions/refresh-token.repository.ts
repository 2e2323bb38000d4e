import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import { userColumns } from "../users/user.repository.ts";
import type { User } from "../users/user.ts";
import type { AmrEntry, Session } from "./session.repository.ts";

export interface StoredToken {
  id: string;
  sealed_token: string;
  parent_id: string | null;
  revoked_at: Date | null;
}

export interface NewToken {
  id: string;
  sessionId: string;
  tokenHash: Buffer;
  sealedToken: string;
  parentId: string | undefined;
  at: Date;
}

export async function insertToken(db: Db, token: NewToken): Promise<void> {
  await sql`
    insert into auth.refresh_tokens (id, session_id, token_hash, sealed_token, parent_id, created_at)
    values (${token.id}, ${token.sessionId}, ${token.tokenHash}, ${token.sealedToken}, ${token.parentId ?? null},
      ${token.at})`.execute(db);
}

/**
 * Takes the lock on the token's session and returns it: all refreshes of one session come one after the other.
 * Waits for `timeoutMs` at most, then fails with SQLSTATE 55P03.
 */
export async function lockSessionOfToken(
  db: Db,
  tokenHash: Buffer,
  timeoutMs: number,
): Promise<Session | undefined> {
  const limited = sql`select set_config('lock_timeout', ${`${timeoutMs}ms`}, true)`.execute(db);
  const locked = sql<Session>`
    select s.id, s.user_id, s.aal, s.not_after, s.refreshed_at, s.created_at from auth.sessions s
    where s.id = ${sessionOf(tokenHash)}
    for update`.execute(db);
  const [, { rows }] = await Promise.all([limited, locked]);
  return rows[0];
}

/** The presented token and the session's only one that is not revoked. Read them under the session's lock. */
export async function findTokens(
  db: Db,
  tokenHash: Buffer,
): Promise<{ presented: StoredToken | undefined; active: StoredToken | undefined }> {
  const { rows } = await sql<StoredToken & { is_presented: boolean }>`
    select id, sealed_token, parent_id, revoked_at, token_hash = ${tokenHash} as is_presented
    from auth.refresh_tokens
    where session_id = ${sessionOf(tokenHash)} and (token_hash = ${tokenHash} or revoked_at is null)`.execute(
    db,
  );
  return {
    presented: rows.find((row) => row.is_presented),
    active: rows.find((row) => row.revoked_at === null),
  };
}

/** The person whose session the token is of. */
export async function findUserOfToken(db: Db, tokenHash: Buffer): Promise<User | undefined> {
  const { rows } = await sql<User>`
    select ${userColumns} from auth.users u
    where u.deleted_at is null
      and u.id = (select s.user_id from auth.sessions s where s.id = ${sessionOf(tokenHash)})`.execute(db);
  return rows[0];
}

/** How the token's session was signed in to, newest first. */
export async function listAmrOfToken(db: Db, tokenHash: Buffer): Promise<AmrEntry[]> {
  const { rows } = await sql<AmrEntry>`
    select authentication_method as method, extract(epoch from updated_at)::bigint as timestamp
    from auth.mfa_amr_claims where session_id = ${sessionOf(tokenHash)} order by updated_at desc`.execute(db);
  return rows;
}

function sessionOf(tokenHash: Buffer) {
  return sql`(select t.session_id from auth.refresh_tokens t where t.token_hash = ${tokenHash})`;
}

export async function revokeToken(db: Db, id: string, at: Date): Promise<void> {
  await sql`update auth.refresh_tokens set revoked_at = ${at} where id = ${id}`.execute(db);
}

export async function revokeTokensOfSession(db: Db, sessionId: string, at: Date): Promise<void> {
  await sql`
    update auth.refresh_tokens set revoked_at = ${at}
    where session_id = ${sessionId} and revoked_at is null`.execute(db);
}

/** Deletes tokens revoked before `before`, but for the parent of an active one: it may still be repeated. */
export async function deleteTokensRevokedBefore(db: Db, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from auth.refresh_tokens t where t.revoked_at < ${before} and not exists (
      select from auth.refresh_tokens child where child.parent_id = t.id and child.revoked_at is null)`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}
