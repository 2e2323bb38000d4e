import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

/** What a key is good for. */
export interface ProvisioningKey {
  id: string;
  workspace_id: string;
  sso_provider_id: string | null;
  /** The company's; without an identity provider nobody else is brought. */
  domains: string[];
}

export async function findProvisioningKey(db: Db, hash: Buffer): Promise<ProvisioningKey | undefined> {
  const { rows } = await sql<ProvisioningKey>`
    select id, workspace_id, sso_provider_id, domains from provisioning_keys
    where key_hash = ${hash} and revoked_at is null`.execute(db);
  return rows[0];
}

export async function insertProvisioningKey(
  db: Db,
  key: ProvisioningKey & { hash: Buffer; at: Date },
): Promise<void> {
  await sql`
    insert into provisioning_keys (workspace_id, id, key_hash, sso_provider_id, domains, created_at)
    values (${key.workspace_id}, ${key.id}, ${key.hash}, ${key.sso_provider_id}, ${key.domains}, ${key.at})`.execute(
    db,
  );
}

export async function revokeProvisioningKeyRows(db: Db, workspaceId: string, at: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update provisioning_keys set revoked_at = ${at} where workspace_id = ${workspaceId} and revoked_at is null
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Users of the identity providers of this workspace whom a directory barred and whom no directory with a key names any
 * more: those whom this workspace knows, and those deleted from a directory whose provider has no key left.
 */
export async function listReleased(db: Db, workspaceId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct u.id from auth.users u
    join provisioning_keys k on u.raw_app_meta_data ->> 'provider' = 'sso:' || k.sso_provider_id
    where k.workspace_id = ${workspaceId} and u.is_sso_user and u.barred_at is not null and u.deleted_at is null
      and not exists (
        select from directory_people p
        join provisioning_keys l on l.workspace_id = p.workspace_id and l.revoked_at is null
        where p.user_id = u.id)
      and (
        exists (select from directory_people p where p.user_id = u.id and p.workspace_id = ${workspaceId})
        or not exists (
          select from provisioning_keys l where l.sso_provider_id = k.sso_provider_id and l.revoked_at is null))
    order by u.id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function hasWorkspace(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select from workspaces where id = ${id}`.execute(db);
  return rows.length > 0;
}
