import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface SuspendedPerson {
  id: string;
  email: string | null;
}

/**
 * Suspended users of this workspace's identity providers whom no directory with a live key lists: those known
 * to this workspace, and those deleted from a directory whose provider has no key left.
 */
export async function listReleasable(db: Db, workspaceId: string): Promise<SuspendedPerson[]> {
  const { rows } = await sql<SuspendedPerson>`
    select distinct u.id, u.email from auth.users u
    join provisioning_keys k on u.raw_app_meta_data ->> 'provider' = 'sso:' || k.sso_provider_id
    where k.workspace_id = ${workspaceId} and u.is_sso_user and u.suspended_at is not null and u.deleted_at is null
      and not exists (
        select from directory_people p
        join provisioning_keys l on l.workspace_id = p.workspace_id and l.revoked_at is null
        where p.user_id = u.id)
      and (
        exists (select from directory_people p where p.user_id = u.id and p.workspace_id = ${workspaceId})
        or not exists (
          select from provisioning_keys l where l.sso_provider_id = k.sso_provider_id and l.revoked_at is null))
    order by u.id`.execute(db);
  return rows;
}
