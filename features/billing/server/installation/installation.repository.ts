import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { BillingProvider } from "../billing-options.ts";

export interface Installation {
  provider: BillingProvider;
  is_live: boolean;
}

export async function findInstallation(db: Db): Promise<Installation | undefined> {
  const { rows } = await sql<Installation>`select provider, is_live from billing_installation`.execute(db);
  return rows[0];
}

/** Stores the present provider. Clears what belonged to the previous one. */
export async function storeInstallation(db: Db, { provider, is_live: isLive }: Installation): Promise<void> {
  await sql`
    insert into billing_installation (id, provider, is_live) values ('installation', ${provider}, ${isLive})
    on conflict (id) do update set provider = excluded.provider, is_live = excluded.is_live,
      portal_configuration_id = null, portal_configuration_key = null, since = now()`.execute(db);
}

/** Number of running subscriptions at this provider and mode. */
export async function countRunning(db: Db, { provider, is_live: isLive }: Installation): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from subscriptions
    where provider = ${provider} and is_live = ${isLive} and status not in ('canceled', 'incomplete_expired')`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

export interface PortalConfiguration {
  id: string | null;
  key: string | null;
}

export async function findPortalConfiguration(db: Db): Promise<PortalConfiguration | undefined> {
  const { rows } = await sql<PortalConfiguration>`
    select portal_configuration_id as id, portal_configuration_key as key from billing_installation`.execute(
    db,
  );
  return rows[0];
}

export async function storePortalConfiguration(
  db: Db,
  { id, key }: { id: string; key: string },
): Promise<void> {
  await sql`
    update billing_installation set portal_configuration_id = ${id}, portal_configuration_key = ${key}`.execute(
    db,
  );
}
