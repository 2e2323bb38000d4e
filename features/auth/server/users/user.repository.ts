import { sql } from "kysely";
import type { JsonObject } from "#platform/contract/json.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import { factorSummaries } from "../factors/factor.repository.ts";
import type { User } from "./user.ts";

/** Columns of user `u`, with the identities. */
export const userColumns = sql`
  u.id, u.aud, u.role, u.email, u.encrypted_password, u.email_confirmed_at, u.confirmation_sent_at, u.new_email,
  u.email_change_sent_at, u.last_sign_in_at, u.raw_app_meta_data, u.raw_user_meta_data, u.phone, u.phone_confirmed_at, u.new_phone,
  u.phone_change_sent_at, u.invited_at, u.recovery_sent_at, u.reauthentication_sent_at, u.email_change_confirmations,
  u.email_contested_at, u.phone_contested_at, u.is_sso_user, u.is_anonymous,
  u.banned_until, u.suspended_at, u.deleted_at, u.created_at, u.updated_at,
  coalesce((select json_agg(i order by i.created_at, i.id) from auth.identities i where i.user_id = u.id), '[]')
    as identities,
  ${factorSummaries} as factors`;

export interface NewUser {
  id: string;
  /** Absent for an anonymous user, whose only way in is this session. */
  identityId?: string;
  email?: string;
  /** Digits only. */
  phone?: string;
  passwordHash: string | null;
  appMetadata: JsonObject;
  userMetadata: JsonObject;
  isAnonymous?: boolean;
  /** A visitor of the demo. */
  isVisitor?: boolean;
  isConfirmed?: boolean;
  at: Date;
}

/** Inserts the user with an identity of the contact. False when the contact is taken. */
export async function insertUser(db: Db, user: NewUser): Promise<boolean> {
  const { id, identityId, email, phone, at } = user;
  const confirmedAt = user.isConfirmed ? at : null;
  const { rows } = await sql`
    insert into auth.users (id, email, phone, encrypted_password, email_confirmed_at, phone_confirmed_at,
      raw_app_meta_data, raw_user_meta_data, is_anonymous, is_visitor, created_at, updated_at)
    values (${id}, ${email ?? null}, ${phone ?? null}, ${user.passwordHash}, ${email ? confirmedAt : null},
      ${phone ? confirmedAt : null}, ${JSON.stringify(user.appMetadata)}::jsonb,
      ${JSON.stringify(user.userMetadata)}::jsonb, ${user.isAnonymous ?? false}, ${user.isVisitor ?? false},
      ${at}, ${at})
    on conflict do nothing returning id`.execute(db);
  if (rows.length === 0) return false;
  if (!identityId) return true;
  await sql`
    insert into auth.identities (id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
    values (${identityId}, ${id}, ${email ? "email" : "phone"}, ${id}, ${JSON.stringify(user.userMetadata)}::jsonb,
      ${at}, ${at}, ${at})`.execute(db);
  return true;
}

export async function findUser(db: Db, id: string): Promise<User | undefined> {
  const { rows } = await sql<User>`
    select ${userColumns} from auth.users u where u.id = ${id} and u.deleted_at is null`.execute(db);
  return rows[0];
}

/** `email` in lower case. Skips single sign-on users, who are found by identity only. */
export async function findUserByEmail(db: Db, email: string): Promise<User | undefined> {
  const { rows } = await sql<User>`
    select ${userColumns} from auth.users u
    where u.email = ${email} and not u.is_sso_user and u.deleted_at is null`.execute(db);
  return rows[0];
}

/** `phone` in digits only. */
export async function findUserByPhone(db: Db, phone: string): Promise<User | undefined> {
  const { rows } = await sql<User>`
    select ${userColumns} from auth.users u where u.phone = ${phone} and u.deleted_at is null`.execute(db);
  return rows[0];
}

/** The user, and whether the session is alive, in one statement. */
export async function findUserOfSession(
  db: Db,
  userId: string,
  sessionId: string | undefined,
): Promise<(User & { has_session: boolean }) | undefined> {
  const { rows } = await sql<User & { has_session: boolean }>`
    select ${userColumns}, exists (
      select from auth.sessions s where s.id = ${sessionId ?? null}::uuid and s.user_id = u.id
        and (s.not_after is null or s.not_after > now())) as has_session
    from auth.users u where u.id = ${userId} and u.deleted_at is null`.execute(db);
  return rows[0];
}

/** Columns to set; absent ones stay. */
export type UserPatch = Partial<
  Pick<
    User,
    | "email"
    | "phone"
    | "encrypted_password"
    | "email_confirmed_at"
    | "phone_confirmed_at"
    | "confirmation_sent_at"
    | "recovery_sent_at"
    | "reauthentication_sent_at"
    | "new_email"
    | "email_change_sent_at"
    | "email_change_confirmations"
    | "new_phone"
    | "phone_change_sent_at"
    | "email_contested_at"
    | "phone_contested_at"
    | "raw_app_meta_data"
    | "raw_user_meta_data"
    | "is_anonymous"
  >
>;

export async function patchUser(db: Db, id: string, patch: UserPatch, at: Date): Promise<void> {
  await db
    .updateTable("auth.users")
    .set({ ...patch, updated_at: at })
    .where("id", "=", id)
    .execute();
}

/** Serializes changes of one user until the transaction ends. */
export async function lockUser(db: Db, id: string): Promise<void> {
  await sql`select from auth.users where id = ${id} for update`.execute(db);
}
