import { sql } from "kysely";
import type { JsonObject } from "#platform/contract/json.ts";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface ManagedChange {
  email?: string;
  phone?: string;
  passwordHash?: string;
  isEmailConfirmed?: boolean;
  isPhoneConfirmed?: boolean;
  appMetadata?: JsonObject;
  userMetadata?: JsonObject;
  role?: string;
  bannedUntil?: Date | null;
}

export interface NewManagedUser extends ManagedChange {
  id: string;
  isInvited?: boolean;
  at: Date;
}

/** False when the address or the number is taken. */
export async function insertManagedUser(db: Db, user: NewManagedUser): Promise<boolean> {
  const { at } = user;
  const { rows } = await sql`
    insert into auth.users (id, email, phone, encrypted_password, email_confirmed_at, phone_confirmed_at, invited_at,
      confirmation_sent_at, role, banned_until, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
    values (${user.id}, ${user.email ?? null}, ${user.phone ?? null}, ${user.passwordHash ?? null},
      ${user.isEmailConfirmed ? at : null}, ${user.isPhoneConfirmed ? at : null}, ${user.isInvited ? at : null},
      ${user.isInvited ? at : null}, ${user.role ?? "authenticated"}, ${user.bannedUntil ?? null},
      ${JSON.stringify(user.appMetadata ?? {})}::jsonb, ${JSON.stringify(user.userMetadata ?? {})}::jsonb, ${at}, ${at})
    on conflict do nothing returning id`.execute(db);
  return rows.length > 0;
}

/** Who already has the id requested for a new user and its personal workspace; undefined when free. */
export async function findHolderOfId(db: Db, id: string): Promise<"user" | "workspace" | undefined> {
  const { rows } = await sql<{ holder: "user" | "workspace" }>`
    select 'user' as holder from auth.users where id = ${id}
    union all select 'workspace' from workspaces where id = ${id} limit 1`.execute(db);
  return rows[0]?.holder;
}

export async function updateManagedUser(db: Db, id: string, change: ManagedChange, at: Date): Promise<void> {
  const { bannedUntil, isEmailConfirmed, isPhoneConfirmed } = change;
  await sql`
    update auth.users set
      email = coalesce(${change.email ?? null}, email), phone = coalesce(${change.phone ?? null}, phone),
      encrypted_password = coalesce(${change.passwordHash ?? null}, encrypted_password),
      email_confirmed_at = case when ${isEmailConfirmed ?? false} then coalesce(email_confirmed_at, ${at}) else email_confirmed_at end,
      phone_confirmed_at = case when ${isPhoneConfirmed ?? false} then coalesce(phone_confirmed_at, ${at}) else phone_confirmed_at end,
      raw_app_meta_data = coalesce(${json(change.appMetadata)}::jsonb, raw_app_meta_data),
      raw_user_meta_data = coalesce(${json(change.userMetadata)}::jsonb, raw_user_meta_data),
      role = coalesce(${change.role ?? null}, role),
      banned_until = case when ${bannedUntil !== undefined} then ${bannedUntil ?? null}::timestamptz else banned_until end,
      updated_at = ${at}
    where id = ${id}`.execute(db);
}

export async function markInvited(db: Db, id: string, at: Date): Promise<void> {
  await sql`update auth.users set invited_at = ${at}, updated_at = ${at} where id = ${id}`.execute(db);
}

/** Returns how many rows there were. */
export async function deleteUserRow(db: Db, id: string): Promise<number> {
  const { rows } = await sql`delete from auth.users where id = ${id} returning 1`.execute(db);
  return rows.length;
}

/** Keeps the row for references to it, without anything that identifies the person. */
export async function anonymizeUserRow(db: Db, id: string, at: Date): Promise<void> {
  await sql`
    update auth.users set email = null, phone = null, new_email = null, new_phone = null, encrypted_password = null,
      email_contested_at = null, phone_contested_at = null, raw_app_meta_data = '{}', raw_user_meta_data = '{}', deleted_at = ${at}, updated_at = ${at}
    where id = ${id}`.execute(db);
}

function json(value: JsonObject | undefined): string | null {
  return value ? JSON.stringify(value) : null;
}
