import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { AttributeMapping, SsoProvider } from "./sso-provider.ts";

const select = sql`
  select p.id, p.resource_id, p.is_disabled, p.attribute_mapping, p.created_at, p.updated_at,
    case when o.sso_provider_id is null then 'saml' else 'oidc' end as type,
    s.entity_id, s.metadata_xml, s.metadata_url, s.name_id_format, s.is_idp_initiated_allowed,
    o.issuer, o.client_id, o.sealed_client_secret, o.scopes,
    array(select d.domain from auth.sso_domains d where d.sso_provider_id = p.id order by d.domain) as domains
  from auth.sso_providers p
  left join auth.saml_providers s on s.sso_provider_id = p.id
  left join auth.oidc_providers o on o.sso_provider_id = p.id`;

export const findSsoProvider = (db: Db, id: string) => findOne(db, sql`p.id = ${id}`);
export const findSsoProviderByEntityId = (db: Db, entityId: string) =>
  findOne(db, sql`s.entity_id = ${entityId}`);
export const findSsoProviderByClient = (db: Db, issuer: string, clientId: string) =>
  findOne(db, sql`o.issuer = ${issuer} and o.client_id = ${clientId}`);
export const findSsoProviderByDomain = (db: Db, domain: string) =>
  findOne(
    db,
    sql`p.id = (select d.sso_provider_id from auth.sso_domains d where d.domain = lower(${domain}))`,
  );

export async function listSsoProviders(db: Db, resourceId?: string): Promise<SsoProvider[]> {
  const { rows } = await sql<SsoProvider>`
    ${select} where ${resourceId ?? null}::text is null or p.resource_id = ${resourceId ?? null}
    order by p.created_at, p.id`.execute(db);
  return rows;
}

/**
 * Serializes registrations of one name until the transaction ends, so that the later one sees the earlier.
 */
export async function lockProviderName(db: Db, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sso provider ${name}`}, 0))`.execute(db);
}

export interface SsoProviderRow {
  id: string;
  resourceId: string | null;
  isDisabled: boolean;
  attributeMapping: AttributeMapping;
  at: Date;
}

/** Inserts the provider or overwrites the one with this id. Fields of its type are stored separately. */
export async function storeSsoProvider(db: Db, row: SsoProviderRow): Promise<void> {
  const mapping = JSON.stringify(row.attributeMapping);
  await sql`
    insert into auth.sso_providers (id, resource_id, is_disabled, attribute_mapping, created_at, updated_at)
    values (${row.id}, ${row.resourceId}, ${row.isDisabled}, ${mapping}::jsonb, ${row.at}, ${row.at})
    on conflict (id) do update set resource_id = excluded.resource_id, is_disabled = excluded.is_disabled,
      attribute_mapping = excluded.attribute_mapping, updated_at = excluded.updated_at`.execute(db);
}

export interface SamlProviderRow {
  id: string;
  entityId: string;
  metadataXml: string;
  metadataUrl: string | null;
  nameIdFormat: string | null;
  isIdpInitiatedAllowed: boolean;
}

export async function storeSamlProvider(db: Db, row: SamlProviderRow): Promise<void> {
  await sql`
    insert into auth.saml_providers (sso_provider_id, entity_id, metadata_xml, metadata_url, name_id_format,
      is_idp_initiated_allowed)
    values (${row.id}, ${row.entityId}, ${row.metadataXml}, ${row.metadataUrl}, ${row.nameIdFormat},
      ${row.isIdpInitiatedAllowed})
    on conflict (sso_provider_id) do update set entity_id = excluded.entity_id, metadata_xml = excluded.metadata_xml,
      metadata_url = excluded.metadata_url, name_id_format = excluded.name_id_format,
      is_idp_initiated_allowed = excluded.is_idp_initiated_allowed`.execute(db);
}

export interface OidcProviderRow {
  id: string;
  issuer: string;
  clientId: string;
  sealedClientSecret: string;
  scopes: string;
}

export async function storeOidcProvider(db: Db, row: OidcProviderRow): Promise<void> {
  await sql`
    insert into auth.oidc_providers (sso_provider_id, issuer, client_id, sealed_client_secret, scopes)
    values (${row.id}, ${row.issuer}, ${row.clientId}, ${row.sealedClientSecret}, ${row.scopes})
    on conflict (sso_provider_id) do update set issuer = excluded.issuer, client_id = excluded.client_id,
      sealed_client_secret = excluded.sealed_client_secret, scopes = excluded.scopes`.execute(db);
}

/** Sets the provider's domains, except those of another provider. Returns one such domain. */
export async function storeSsoDomains(
  db: Db,
  providerId: string,
  domains: string[],
  at: Date,
): Promise<{ domain: string; sso_provider_id: string } | undefined> {
  await sql`delete from auth.sso_domains where sso_provider_id = ${providerId}
    and not domain = any (${domains})`.execute(db);
  await sql`
    insert into auth.sso_domains (domain, sso_provider_id, created_at)
    select unnest(${domains}::text[]), ${providerId}, ${at} on conflict (domain) do nothing`.execute(db);
  // Read after the insert, so that a concurrent transaction's domain is visible.
  const { rows } = await sql<{ domain: string; sso_provider_id: string }>`
    select domain, sso_provider_id from auth.sso_domains
    where domain = any (${domains}) and sso_provider_id <> ${providerId} limit 1`.execute(db);
  return rows[0];
}

export async function deleteSsoProviderRow(db: Db, id: string): Promise<void> {
  await sql`delete from auth.sso_providers where id = ${id}`.execute(db);
}

async function findOne(db: Db, condition: RawBuilder<unknown>): Promise<SsoProvider | undefined> {
  const { rows } = await sql<SsoProvider>`${select} where ${condition}`.execute(db);
  return rows[0];
}
