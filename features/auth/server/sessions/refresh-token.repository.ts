import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import { userColumns } from "../users/user.repository.ts";
import type { User } from "../users/user.ts";
import { type AmrEntry, amrOf, type Session } from "./session.repository.ts";

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

/** Adds the session's first token; a session that did not begin gets none. */
export async function insertToken(db: Db, token: NewToken): Promise<void> {
  await sql`
    insert into auth.refresh_tokens (id, session_id, token_hash, sealed_token, created_at)
    select ${token.id}::uuid, s.id, ${token.tokenHash}::bytea, ${token.sealedToken}::text, ${token.at}::timestamptz
    from auth.sessions s where s.id = ${token.sessionId}`.execute(db);
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
  const { rows } = await sql<Session>`
    with limited as materialized (select set_config('lock_timeout', ${`${timeoutMs}ms`}, true))
    select s.id, s.user_id, s.aal, s.not_after, s.refreshed_at, s.created_at
    from limited cross join auth.sessions s
    where s.id = (select t.session_id from auth.refresh_tokens t where t.token_hash = ${tokenHash})
    for update of s`.execute(db);
  return rows[0];
}

/** What a token leads to. */
export interface TokenReading {
  presented: Pick<StoredToken, "id" | "sealed_token" | "revoked_at">;
  /** The session's only token that is not revoked. */
  active: Pick<StoredToken, "id" | "sealed_token" | "parent_id"> | undefined;
  user: User;
  /** How the session was signed in to, newest first. */
  amr: AmrEntry[];
}

/** The token, the one that counts now, and the person whose session it is. Read it under the session's lock. */
export async function readToken(db: Db, tokenHash: Buffer): Promise<TokenReading | undefined> {
  const { rows } = await sql<User & TokenColumns>`
    select ${userColumns}, ${amrOf(sql`t.session_id`)} as amr,
      t.id as presented_id, t.sealed_token as presented_text, t.revoked_at as presented_revoked_at,
      a.id as active_id, a.sealed_token as active_text, a.parent_id as active_parent_id
    from auth.refresh_tokens t
    join auth.sessions s on s.id = t.session_id
    join auth.users u on u.id = s.user_id and u.deleted_at is null
    left join auth.refresh_tokens a on a.session_id = t.session_id and a.revoked_at is null
    where t.token_hash = ${tokenHash}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const {
    presented_id,
    presented_text,
    presented_revoked_at,
    active_id,
    active_text,
    active_parent_id,
    ...rest
  } = row;
  const { amr, ...user } = rest;
  return {
    presented: { id: presented_id, sealed_token: presented_text, revoked_at: presented_revoked_at },
    active: active_id ? { id: active_id, sealed_token: active_text, parent_id: active_parent_id } : undefined,
    user,
    amr,
  };
}

interface TokenColumns {
  amr: AmrEntry[];
  presented_id: string;
  presented_text: string;
  presented_revoked_at: Date | null;
  active_id: string | null;
  active_text: string;
  active_parent_id: string | null;
}

/** Revokes the parent of `next` and adds `next` in its place. */
export async function replaceToken(db: Db, next: NewToken & { parentId: string }): Promise<void> {
  // The new one is made of the old one's row, so that at no moment two count.
  await sql`
    with revoked as (update auth.refresh_tokens set revoked_at = ${next.at} where id = ${next.parentId} returning id)
    insert into auth.refresh_tokens (id, session_id, token_hash, sealed_token, parent_id, created_at)
    select ${next.id}, ${next.sessionId}, ${next.tokenHash}, ${next.sealedToken}, revoked.id, ${next.at}
    from revoked`.execute(db);
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
