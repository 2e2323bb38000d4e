import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { Mode } from "../billing-options.ts";

/** Ids of subscriptions that have not ended, ordered, after `afterId`. */
export async function listLiveSubscriptionIds(
  db: Db,
  { provider, isLive }: Mode,
  { afterId, limit }: { afterId: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ subscription_id: string }>`
    select subscription_id from subscriptions
    where provider = ${provider} and is_live = ${isLive} and subscription_id > ${afterId}
      and status not in ('canceled', 'incomplete_expired')
    order by subscription_id limit ${limit}`.execute(db);
  return rows.map(({ subscription_id }) => subscription_id);
}

/** Workspaces with more than one live subscription, at most 100. */
export async function listWorkspacesWithSeveral(
  db: Db,
  { provider, isLive }: Mode,
): Promise<{ workspace_id: string; ids: string[] }[]> {
  const { rows } = await sql<{ workspace_id: string; ids: string[] }>`
    select workspace_id, array_agg(subscription_id order by created_at) as ids from subscriptions
    where provider = ${provider} and is_live = ${isLive} and status in ('trialing', 'active', 'past_due')
      and cancel_at is null
    group by workspace_id having count(*) > 1 order by workspace_id limit 100`.execute(db);
  return rows;
}
