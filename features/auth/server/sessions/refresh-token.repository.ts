import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import { userColumns } from "../users/user.repository.ts";
import type { User } from "../users/user.ts";
import { type AmrEntry, amrOf, type Session, type SessionUse, touch } from "./session.repository.ts";

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
  at: Date;
}

/** Adds the session's first token, if the session exists. */
export async function insertToken(db: Db, token: NewToken): Promise<void> {
  await sql`
    insert into auth.refresh_tokens (id, session_id, token_hash, sealed_token, created_at)
    select ${token.id}::uuid, s.id, ${token.tokenHash}::bytea, ${token.sealedToken}::text, ${token.at}::timestamptz
    from auth.sessions s where s.id = ${token.sessionId}`.execute(db);
}

/** A refresh token with its session and person. */
export interface TokenReading {
  token: Pick<StoredToken, "id" | "sealed_token" | "revoked_at">;
  session: Session;
  user: User;
  /** Authentication methods of the session, newest first. */
  amr: AmrEntry[];
}

/**
 * Locks the token's session and reads the token with session and person. The lock serializes refreshes of a
 * session. Waits at most `timeoutMs`, then fails with SQLSTATE 55P03. Session and token are read after the
 * wait; the person and the methods may be older.
 */
export async function lockAndReadToken(
  db: Db,
  tokenHash: Buffer,
  timeoutMs: number,
): Promise<TokenReading | undefined> {
  // Names the session first, so that it is locked first: whoever ends it locks its tokens next.
  const { rows } = await sql<User & TokenColumns>`
    with limited as materialized (select set_config('lock_timeout', ${`${timeoutMs}ms`}, true))
    select ${userColumns}, ${amrOf(sql`s.id`)} as amr,
      t.id as token_id, t.sealed_token, t.revoked_at as token_revoked_at,
      s.id as session_id, s.aal, s.not_after, s.refreshed_at, s.created_at as session_created_at
    from limited cross join auth.refresh_tokens t
    join auth.sessions s on s.id = t.session_id
    join auth.users u on u.id = s.user_id and u.deleted_at is null
    where t.token_hash = ${tokenHash}
    for update of s, t`.execute(db);
  return rows[0] && toReading(rows[0]);
}

interface TokenColumns {
  amr: AmrEntry[];
  token_id: string;
  sealed_token: string;
  token_revoked_at: Date | null;
  session_id: string;
  aal: Session["aal"];
  not_after: Date | null;
  refreshed_at: Date | null;
  session_created_at: Date;
}

function toReading(row: User & TokenColumns): TokenReading {
  const { amr, token_id, sealed_token, token_revoked_at, session_id, session_created_at, ...rest } = row;
  const { aal, not_after, refreshed_at, ...user } = rest;
  const times = { not_after, refreshed_at, created_at: session_created_at };
  return {
    token: { id: token_id, sealed_token, revoked_at: token_revoked_at },
    session: { id: session_id, user_id: user.id, aal, ...times },
    user,
    amr,
  };
}

/** The session's only token that is not revoked. Needs the lock of the session. */
export async function findActiveToken(db: Db, sessionId: string): Promise<StoredToken | undefined> {
  const { rows } = await sql<StoredToken>`
    select id, sealed_token, parent_id, revoked_at from auth.refresh_tokens
    where session_id = ${sessionId} and revoked_at is null`.execute(db);
  return rows[0];
}

/** Rotates: revokes the parent of `next`, inserts `next` and records the use of the session. */
export async function replaceToken(
  db: Db,
  next: NewToken & { parentId: string },
  use: SessionUse,
): Promise<void> {
  // The insert selects from the revoking update, so that at most one token is active at any time.
  await sql`
    with touched as (${touch(next.sessionId, use)}),
    revoked as (update auth.refresh_tokens set revoked_at = ${next.at} where id = ${next.parentId} returning id)
    insert into auth.refresh_tokens (id, session_id, token_hash, sealed_token, parent_id, created_at)
    select ${next.id}, ${next.sessionId}, ${next.tokenHash}, ${next.sealedToken}, revoked.id, ${next.at}
    from revoked`.execute(db);
}

export async function revokeTokensOfSession(db: Db, sessionId: string, at: Date): Promise<void> {
  await sql`
    update auth.refresh_tokens set revoked_at = ${at}
    where session_id = ${sessionId} and revoked_at is null`.execute(db);
}

/** Deletes tokens revoked before `before`, except the parent of an active one, which may still be reused. */
export async function deleteTokensRevokedBefore(db: Db, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from auth.refresh_tokens t where t.revoked_at < ${before} and not exists (
      select from auth.refresh_tokens child where child.parent_id = t.id and child.revoked_at is null)`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}
