import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

/** Scope of a key. */
export interface ProvisioningKey {
  id: string;
  workspace_id: string;
  sso_provider_id: string | null;
  /** The company's domains; without an identity provider only their addresses may be added. */
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

/** Live keys of the workspace, oldest first. */
export async function listProvisioningKeys(
  db: Db,
  workspaceId: string,
): Promise<(ProvisioningKey & { created_at: Date })[]> {
  const { rows } = await sql<ProvisioningKey & { created_at: Date }>`
    select id, workspace_id, sso_provider_id, domains, created_at from provisioning_keys
    where workspace_id = ${workspaceId} and revoked_at is null order by id`.execute(db);
  return rows;
}

/** Revokes the key, or all keys of the workspace. Returns the ids of those that were live. */
export async function revokeProvisioningKeyRows(
  db: Db,
  { workspaceId, keyId, at }: { workspaceId: string; keyId?: string | undefined; at: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update provisioning_keys set revoked_at = ${at} where workspace_id = ${workspaceId} and revoked_at is null
      and (${keyId ?? null}::uuid is null or id = ${keyId ?? null}::uuid)
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}
