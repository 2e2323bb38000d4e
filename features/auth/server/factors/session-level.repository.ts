import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export type AssuranceLevel = "aal1" | "aal2" | "aal3";

export async function findSessionLevel(db: Db, sessionId: string): Promise<AssuranceLevel | undefined> {
  const { rows } = await sql<{ aal: AssuranceLevel }>`
    select aal from auth.sessions where id = ${sessionId}`.execute(db);
  return rows[0]?.aal;
}

/** Whether this factor elevated the session. */
export async function isRaisedBy(db: Db, sessionId: string, factorId: string): Promise<boolean> {
  const { rows } = await sql`
    select id from auth.sessions where id = ${sessionId} and factor_id = ${factorId}`.execute(db);
  return rows.length > 0;
}

export interface Raise {
  userId: string;
  sessionId: string;
  factorId: string;
  method: string;
  amrId: string;
  at: Date;
}

/** Elevates the session to aal2 and deletes its earlier refresh tokens. False when the session has ended. */
export async function elevateSessionRow(db: Db, raise: Raise): Promise<boolean> {
  const { userId, sessionId, factorId, method, amrId, at } = raise;
  const { rows } = await sql`
    update auth.sessions set aal = 'aal2', factor_id = ${factorId}, updated_at = ${at}
    where id = ${sessionId} and user_id = ${userId} and (not_after is null or not_after > now())
    returning id`.execute(db);
  if (rows.length === 0) return false;
  await sql`
    insert into auth.mfa_amr_claims (id, session_id, authentication_method, created_at, updated_at)
    values (${amrId}, ${sessionId}, ${method}, ${at}, ${at})
    on conflict (session_id, authentication_method) do update set updated_at = excluded.updated_at`.execute(
    db,
  );
  await sql`delete from auth.refresh_tokens where session_id = ${sessionId}`.execute(db);
  return true;
}

/** Ends the person's sessions below aal2 and returns their ids. */
export async function deleteSessionsBelowAal2(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from auth.sessions where user_id = ${userId} and aal = 'aal1' returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Lowers sessions that these factors elevated to aal1, without their method. Returns the ids. */
export async function lowerSessionRows(db: Db, factorIds: readonly string[], at: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with lowered as (
      update auth.sessions s set aal = 'aal1', factor_id = null, updated_at = ${at}
      from auth.mfa_factors f where s.factor_id = f.id and f.id = any(${factorIds}::uuid[])
      returning s.id, f.factor_type
    ), forgotten as (
      delete from auth.mfa_amr_claims a using lowered l where a.session_id = l.id
        and a.authentication_method = case l.factor_type when 'totp' then 'totp' else 'mfa/' || l.factor_type end
    )
    select id from lowered`.execute(db);
  return rows.map(({ id }) => id);
}
