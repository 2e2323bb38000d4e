import { sql } from "kysely";
import type { JsonObject } from "#platform/contract/json.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { User } from "./user.ts";

const columns = sql`
  u.id, u.aud, u.role, u.email, u.encrypted_password, u.email_confirmed_at, u.confirmation_sent_at, u.new_email,
  u.email_change_sent_at, u.last_sign_in_at, u.raw_app_meta_data, u.raw_user_meta_data, u.phone, u.phone_confirmed_at, u.new_phone,
  u.phone_change_sent_at, u.invited_at, u.recovery_sent_at, u.reauthentication_sent_at, u.email_change_confirmations,
  u.is_sso_user, u.is_anonymous,
  u.banned_until, u.deleted_at, u.created_at, u.updated_at,
  coalesce((select json_agg(i order by i.created_at, i.id) from auth.identities i where i.user_id = u.id), '[]')
    as identities`;

export interface NewUser {
  id: string;
  identityId: string;
  email: string;
  passwordHash: string;
  appMetadata: JsonObject;
  userMetadata: JsonObject;
  at: Date;
}

/** Adds the user with an email identity; false when the address is taken. */
export async function insertUser(db: Db, user: NewUser): Promise<boolean> {
  const { rows } = await sql`
    insert into auth.users (id, email, encrypted_password, confirmation_sent_at, raw_app_meta_data,
      raw_user_meta_data, created_at, updated_at)
    values (${user.id}, ${user.email}, ${user.passwordHash}, null, ${JSON.stringify(user.appMetadata)}::jsonb,
      ${JSON.stringify(user.userMetadata)}::jsonb, ${user.at}, ${user.at})
    on conflict (email) where not is_sso_user do nothing returning id`.execute(db);
  if (rows.length === 0) return false;
  await sql`
    insert into auth.identities (id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
    values (${user.identityId}, ${user.id}, 'email', ${user.id}, ${JSON.stringify(user.userMetadata)}::jsonb,
      ${user.at}, ${user.at}, ${user.at})`.execute(db);
  return true;
}

export async function findUser(db: Db, id: string): Promise<User | undefined> {
  const { rows } = await sql<User>`
    select ${columns} from auth.users u where u.id = ${id} and u.deleted_at is null`.execute(db);
  return rows[0];
}

/** `email` in lower case. Users of single sign-on are found by their identity only. */
export async function findUserByEmail(db: Db, email: string): Promise<User | undefined> {
  const { rows } = await sql<User>`
    select ${columns} from auth.users u
    where u.email = ${email} and not u.is_sso_user and u.deleted_at is null`.execute(db);
  return rows[0];
}

/** The user and whether the session lives, in one reading. */
export async function findUserOfSession(
  db: Db,
  userId: string,
  sessionId: string | undefined,
): Promise<(User & { has_session: boolean }) | undefined> {
  const { rows } = await sql<User & { has_session: boolean }>`
    select ${columns}, exists (
      select from auth.sessions s where s.id = ${sessionId ?? null}::uuid and s.user_id = u.id
        and (s.not_after is null or s.not_after > now())) as has_session
    from auth.users u where u.id = ${userId} and u.deleted_at is null`.execute(db);
  return rows[0];
}

export interface UserChange {
  passwordHash?: string;
  newEmail?: string;
  userMetadata?: JsonObject;
}

export async function updateUserRow(db: Db, id: string, change: UserChange, at: Date): Promise<void> {
  const { passwordHash, newEmail, userMetadata } = change;
  await sql`
    update auth.users set
      encrypted_password = coalesce(${passwordHash ?? null}, encrypted_password),
      new_email = coalesce(${newEmail ?? null}, new_email),
      email_change_sent_at = case when ${newEmail ?? null}::text is null then email_change_sent_at else ${at} end,
      raw_user_meta_data = coalesce(${userMetadata ? JSON.stringify(userMetadata) : null}::jsonb, raw_user_meta_data),
      updated_at = ${at}
    where id = ${id}`.execute(db);
}

/** Keeps two changes of one user apart until the transaction ends. */
export async function lockUser(db: Db, id: string): Promise<void> {
  await sql`select from auth.users where id = ${id} for update`.execute(db);
}
