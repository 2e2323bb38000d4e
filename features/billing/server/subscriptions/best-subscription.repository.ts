import type pg from "pg";
import { databaseError } from "#platform/server/db/database-error.ts";
import { prepared } from "#platform/server/db/prepared.ts";
import { readTogether } from "#platform/server/db/read-together.ts";
import type { Mode } from "../billing-options.ts";
import type { StoredSubscription } from "./subscription.repository.ts";

export interface ShownSubscription extends StoredSubscription {
  plan_name: string | null;
  /** The payer left: it ends with the paid period. */
  is_payer_gone: boolean;
  /** Another subscription starts when this one ends. */
  is_taken_over: boolean;
  /** The payer; null when unknown or gone. */
  payer_id: string | null;
  payer_email: string | null;
}

interface Asked extends Mode {
  workspaceId: string;
}

const findBest = `
  select asked.place, best.*
  from unnest($1::uuid[], $2::text[], $3::boolean[]) with ordinality asked (workspace_id, provider, is_live, place)
    cross join lateral (
      select s.workspace_id, s.subscription_id, s.status, s.plan_id, s.price_id, s.billing_interval, s.trial_ends_at,
        s.period_ends_at, s.cancel_at, s.grace_until, s.synced_at, p.name as plan_name,
        c.customer_id is null as is_payer_gone, c.payer_id, u.email as payer_email,
        exists (select from subscriptions o where o.workspace_id = s.workspace_id and o.provider = s.provider
          and o.is_live = s.is_live and o.subscription_id <> s.subscription_id and o.status in ('trialing', 'active')
          and o.cancel_at is null) as is_taken_over
      from subscriptions s left join pricing_plans p on p.id = s.plan_id
        left join billing_customers c
          on c.provider = s.provider and c.is_live = s.is_live and c.customer_id = s.customer_id
        left join auth.users u on u.id = c.payer_id
      where s.workspace_id = asked.workspace_id and s.provider = asked.provider and s.is_live = asked.is_live
      order by array_position(array['active', 'trialing', 'past_due', 'paused', 'unpaid'], s.status) nulls last,
        p.price_monthly_cents desc nulls last, s.created_at desc
      limit 1) best`;

const readBest = readTogether<Asked, ShownSubscription>(async (servicePool, asked) => {
  const values = [
    asked.map(({ workspaceId }) => workspaceId),
    asked.map(({ provider }) => provider),
    asked.map(({ isLive }) => isLive),
  ];
  const { rows } = await servicePool
    .query<ShownSubscription & { place: string }>(prepared(findBest, values))
    .catch((error: unknown) => {
      throw databaseError(error);
    });
  const byPlace = new Map(rows.map(({ place, ...row }) => [Number(place), row]));
  return asked.map((_, index) => byPlace.get(index + 1));
});

/**
 * The effective subscription of the workspace. Every open page asks each 30 s, so it is one indexed read,
 * shared by concurrent callers.
 */
export function findBestSubscription(
  servicePool: pg.Pool,
  { provider, isLive }: Mode,
  workspaceId: string,
): Promise<ShownSubscription | undefined> {
  return readBest(servicePool, { provider, isLive, workspaceId });
}
