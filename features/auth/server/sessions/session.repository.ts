import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface Session {
  id: string;
  user_id: string;
  aal: "aal1" | "aal2" | "aal3";
  not_after: Date | null;
  refreshed_at: Date | null;
  created_at: Date;
}

/** Authentication method of a session, as in the access token's `amr` claim (RFC 8176). */
export interface AmrEntry {
  method: string;
  timestamp: number;
}

export interface NewSession {
  id: string;
  userId: string;
  method: string;
  amrId: string;
  ip: string | undefined;
  userAgent: string | undefined;
  at: Date;
  notAfter?: Date;
  /** The session starts only if this is still the password's hash. */
  passwordHash?: string;
}

/**
 * Inserts the session with its method, and the sign-in time of user and identity. Waits for concurrent
 * changes of the user. False, without an insert, when the user is gone or banned, or the password changed.
 */
export async function insertSession(db: Db, session: NewSession): Promise<boolean> {
  const { id, userId, at, method } = session;
  const { rows } = await sql`
    with person as (
      update auth.users set last_sign_in_at = ${at}, updated_at = ${at}
      where id = ${userId} and deleted_at is null and suspended_at is null and (banned_until is null or banned_until <= ${at})
        and (${session.passwordHash ?? null}::text is null or encrypted_password = ${session.passwordHash ?? null}::text)
      returning id
    ), amr as (
      insert into auth.mfa_amr_claims (id, session_id, authentication_method, created_at, updated_at)
      select ${session.amrId}, ${id}, ${method}, ${at}, ${at} from person
    ), used as (
      update auth.identities i set last_sign_in_at = ${at}, updated_at = ${at} from person
      where i.user_id = person.id and i.provider = case when ${method} = 'password' then 'email' else i.provider end
    )
    insert into auth.sessions (id, user_id, ip, user_agent, not_after, created_at, updated_at)
    select ${id}, person.id, ${session.ip ?? null}, ${session.userAgent ?? null}, ${session.notAfter ?? null}::timestamptz,
      ${at}, ${at} from person
    returning id`.execute(db);
  return rows.length > 0;
}

/** JSON column with the amr entries of the session `sessionId`. */
export const amrOf = (sessionId: RawBuilder<unknown>) => sql`
  coalesce((select json_agg(json_build_object('method', c.authentication_method,
    'timestamp', extract(epoch from c.updated_at)::bigint) order by c.updated_at desc)
    from auth.mfa_amr_claims c where c.session_id = ${sessionId}), '[]')`;

export async function listAmr(db: Db, sessionId: string): Promise<AmrEntry[]> {
  const { rows } = await sql<{ amr: AmrEntry[] }>`select ${amrOf(sql`${sessionId}`)} as amr`.execute(db);
  return rows[0]?.amr ?? [];
}

/** Time and source of a session's use. */
export interface SessionUse {
  at: Date;
  ip: string | undefined;
  userAgent: string | undefined;
}

/** Statement that records a refresh of the session. */
export const touch = (id: string, { at, ip, userAgent }: SessionUse) => sql`
  update auth.sessions set refreshed_at = ${at}, updated_at = ${at},
    ip = coalesce(${ip ?? null}, ip), user_agent = coalesce(${userAgent ?? null}, user_agent)
  where id = ${id}`;

export async function touchSession(db: Db, id: string, use: SessionUse): Promise<void> {
  await touch(id, use).execute(db);
}

/** Ends the session and keeps its row, which explains why its tokens are refused. */
export async function endSessionAt(db: Db, id: string, at: Date): Promise<void> {
  await sql`
    update auth.sessions set not_after = least(${at}, now(), not_after), updated_at = ${at} where id = ${id}`.execute(
    db,
  );
}

/** Whether the session is alive. */
export async function hasSession(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from auth.sessions where id = ${id} and (not_after is null or not_after > now())`.execute(db);
  return rows.length > 0;
}

/** The id of the user's newest session. */
export async function findNewestSession(db: Db, userId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from auth.sessions where user_id = ${userId} order by created_at desc, id desc limit 1`.execute(
    db,
  );
  return rows[0]?.id;
}

export type SessionScope = "global" | "local" | "others";

/** Deletes sessions of the user and returns their ids: all, this one, or all except this one. */
export async function deleteSessions(
  db: Db,
  userId: string,
  sessionId: string | undefined,
  scope: SessionScope,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from auth.sessions where user_id = ${userId} and case ${scope}::text
      when 'local' then id = ${sessionId ?? null}::uuid when 'others' then id <> ${sessionId ?? null}::uuid else true end
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Deletes sessions that ran out before `before`. Until then their rows explain refusals. */
export async function deleteSessionsEndedBefore(db: Db, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`delete from auth.sessions where not_after < ${before}`.execute(db);
  return Number(numAffectedRows ?? 0);
}
