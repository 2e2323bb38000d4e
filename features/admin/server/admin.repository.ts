import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

/** Serializes changes of admins: two concurrent claims must not both find no admin. */
export async function lockAdmins(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('adjutant.admins'))`.execute(db);
}

export interface Admin {
  userId: string;
  email: string | null;
  grantedAt: Date;
}

export async function listAdmins(db: Db): Promise<Admin[]> {
  const { rows } = await sql<Admin>`
    select r.user_id as "userId", u.email, r.granted_at as "grantedAt"
    from user_roles r join auth.users u on u.id = r.user_id
    where r.role = 'admin' and u.deleted_at is null order by r.granted_at`.execute(db);
  return rows;
}

/** Whether any account exists. */
export async function hasUsers(db: Db): Promise<boolean> {
  const { rows } =
    await sql`select from auth.users where deleted_at is null and not is_visitor limit 1`.execute(db);
  return rows.length > 0;
}

/** Returns false when the user is already an admin. */
export async function insertAdmin(db: Db, userId: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into user_roles (user_id, role, granted_at) values (${userId}, 'admin', ${at})
    on conflict do nothing returning user_id`.execute(db);
  return rows.length > 0;
}

/** Returns false when the user is not an admin. */
export async function deleteAdmin(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql`
    delete from user_roles where user_id = ${userId} and role = 'admin' returning user_id`.execute(db);
  return rows.length > 0;
}

export async function insertClaim(db: Db, tokenHash: Buffer, at: Date, expiresAt: Date): Promise<void> {
  await sql`
    insert into admin_claims (token_hash, created_at, expires_at) values (${tokenHash}, ${at}, ${expiresAt})`.execute(
    db,
  );
}

/** Deletes the claim. Returns whether it existed and was still valid. */
export async function consumeClaim(db: Db, tokenHash: Buffer, at: Date): Promise<boolean> {
  const { rows } = await sql<{ is_good: boolean }>`
    delete from admin_claims where token_hash = ${tokenHash} returning expires_at > ${at} as is_good`.execute(
    db,
  );
  return rows[0]?.is_good ?? false;
}

export async function deleteClaims(db: Db, expiredBefore?: Date): Promise<void> {
  await sql`
    delete from admin_claims where ${expiredBefore ?? null}::timestamptz is null
      or expires_at < ${expiredBefore ?? null}`.execute(db);
}
