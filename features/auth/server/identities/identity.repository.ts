import { sql } from "kysely";
import type { JsonObject } from "#platform/contract/json.ts";
import type { Db } from "#platform/server/db/connection-db.ts";

/** Serializes sign-ins of the same person at a provider until the transaction ends. */
export async function lockProviderPerson(db: Db, provider: string, subject: string): Promise<void> {
  const key = `identity/${provider}/${subject}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db);
}

export interface KnownIdentity {
  id: string;
  user_id: string;
}

export async function findIdentity(
  db: Db,
  provider: string,
  subject: string,
): Promise<KnownIdentity | undefined> {
  const { rows } = await sql<KnownIdentity>`
    select id, user_id from auth.identities where provider = ${provider} and provider_id = ${subject}`.execute(
    db,
  );
  return rows[0];
}

export interface NewIdentity {
  id: string;
  userId: string;
  provider: string;
  subject: string;
  data: JsonObject;
  at: Date;
}

export async function insertIdentity(db: Db, identity: NewIdentity): Promise<void> {
  await sql`
    insert into auth.identities (id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at,
      updated_at)
    values (${identity.id}, ${identity.userId}, ${identity.provider}, ${identity.subject},
      ${JSON.stringify(identity.data)}::jsonb, ${identity.at}, ${identity.at}, ${identity.at})`.execute(db);
}

/** Stores the provider's current claims about the person. */
export async function updateIdentityData(db: Db, id: string, data: JsonObject, at: Date): Promise<void> {
  await sql`
    update auth.identities set identity_data = ${JSON.stringify(data)}::jsonb, last_sign_in_at = ${at},
      updated_at = ${at}
    where id = ${id}`.execute(db);
}

export async function deleteIdentity(db: Db, id: string): Promise<void> {
  await sql`delete from auth.identities where id = ${id}`.execute(db);
}

export async function deleteIdentitiesExcept(db: Db, userId: string, id: string | undefined): Promise<void> {
  await sql`
    delete from auth.identities where user_id = ${userId} and id is distinct from ${id ?? null}::uuid`.execute(
    db,
  );
}

/** Stores the names of the user's providers in the app metadata, oldest identity first. */
export async function storeProviders(db: Db, userId: string, at: Date): Promise<void> {
  await sql`
    update auth.users set updated_at = ${at}, raw_app_meta_data = raw_app_meta_data || (
      select jsonb_build_object('provider', coalesce(to_jsonb((array_agg(provider order by first_at, first_id))[1]), 'null'),
        'providers', coalesce(jsonb_agg(provider order by first_at, first_id), '[]'))
      from (select provider, min(created_at) as first_at, min(id::text) as first_id from auth.identities
        where user_id = ${userId} group by provider) as own)
    where id = ${userId}`.execute(db);
}
