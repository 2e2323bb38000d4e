import { sql } from "kysely";
import type { JsonObject } from "#platform/contract/json.ts";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface NewSsoUser {
  id: string;
  /** `sso:<id of the provider>` */
  provider: string;
  email: string;
  metadata: JsonObject;
  at: Date;
}

/** Inserts a user with this provider as the only way to sign in. Other users may have the same address. */
export async function insertSsoUser(db: Db, user: NewSsoUser): Promise<void> {
  const appMetadata = JSON.stringify({ provider: user.provider, providers: [user.provider] });
  await sql`
    insert into auth.users (id, email, email_confirmed_at, is_sso_user, raw_app_meta_data, raw_user_meta_data,
      created_at, updated_at)
    values (${user.id}, ${user.email}, ${user.at}, true, ${appMetadata}::jsonb, ${JSON.stringify(user.metadata)}::jsonb,
      ${user.at}, ${user.at})`.execute(db);
}

/** The id of the user with the provider's `subject`. */
export async function findUserIdBySubject(
  db: Db,
  provider: string,
  subject: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from auth.identities where provider = ${provider} and provider_id = ${subject}`.execute(
    db,
  );
  return rows[0]?.user_id;
}

/** A user of the provider with this address, and whether they have ever signed in through it. */
export async function findSsoUserByEmail(
  db: Db,
  provider: string,
  email: string,
): Promise<{ id: string; has_identity: boolean } | undefined> {
  const { rows } = await sql<{ id: string; has_identity: boolean }>`
    select u.id, exists (select from auth.identities i where i.user_id = u.id and i.provider = ${provider})
      as has_identity
    from auth.users u
    where u.is_sso_user and u.email = ${email} and u.raw_app_meta_data ->> 'provider' = ${provider}
      and u.deleted_at is null
    order by 2, u.created_at limit 1`.execute(db);
  return rows[0];
}

export interface SsoIdentity {
  id: string;
  userId: string;
  provider: string;
  subject: string;
  data: JsonObject;
  at: Date;
}

/** Stores the provider's current data at the identity and at the user. */
export async function storeSsoIdentity(db: Db, identity: SsoIdentity): Promise<void> {
  const { userId, provider, at } = identity;
  const data = JSON.stringify(identity.data);
  await sql`
    insert into auth.identities (id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
    values (${identity.id}, ${userId}, ${provider}, ${identity.subject}, ${data}::jsonb, ${at}, ${at}, ${at})
    on conflict (provider_id, provider) do update set identity_data = excluded.identity_data,
      last_sign_in_at = excluded.last_sign_in_at, updated_at = excluded.updated_at`.execute(db);
  await sql`
    update auth.users set email = ${String(identity.data.email)}, email_confirmed_at = coalesce(email_confirmed_at, ${at}),
      raw_user_meta_data = raw_user_meta_data || ${data}::jsonb, updated_at = ${at}
    where id = ${userId}`.execute(db);
}

export async function listUserIdsOfSsoProvider(db: Db, providerId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from auth.users
    where is_sso_user and raw_app_meta_data ->> 'provider' = ${`sso:${providerId}`}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Serializes sign-ins of one subject until the transaction ends, also before the user exists. */
export async function lockSubject(db: Db, provider: string, subject: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${provider} ${subject}`}, 0))`.execute(db);
}

/** Suspends or unsuspends the user for a directory. A ban stays. */
export async function storeSuspension(db: Db, id: string, isSuspended: boolean, at: Date): Promise<void> {
  await sql`
    update auth.users set suspended_at = ${isSuspended ? at : null}, updated_at = ${at} where id = ${id}`.execute(
    db,
  );
}
