import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { BilledState } from "../../contract/admin/billed-workspace.ts";
import type { SubscriptionStatus } from "../../contract/subscription-state.ts";
import type { Mode } from "../billing-options.ts";
import { holding, matching } from "./workspace-conditions.repository.ts";

export interface BilledRow {
  id: string;
  name: string;
  createdAt: Date;
  ownerEmail: string | null;
  members: number;
  planKey: string;
  planName: string | null;
  state: BilledState;
  status: SubscriptionStatus | null;
  dueAt: Date | null;
  cancelAt: Date | null;
}

export interface BilledQuery {
  /** Present provider and mode as plans are marked, e.g. `stripe live`; null: none. */
  origin: string | null;
  mode: Mode | undefined;
  now: Date;
  search: string;
  state: BilledState | undefined;
  /** Id of the last row of the previous page. */
  after: string | undefined;
  /** Only this workspace. */
  workspaceId?: string | undefined;
  limit: number;
}

/**
 * Workspaces, newest first, without those of the demo. Selects a page by indexes first and joins the rest for
 * those rows only. The effective plan follows the rules of `currentPlanOf` of entitlements.
 */
export async function listBilledRows(db: Db, wanted: BilledQuery): Promise<BilledRow[]> {
  const { origin, mode, now, state, after, workspaceId, limit } = wanted;
  const search = wanted.search.toLowerCase();
  const { rows } = await sql<BilledRow>`
    with chosen as materialized (
      select w.id, w.name, w.created_at from workspaces w
      where (${after ?? null}::uuid is null or w.id < ${after ?? null}::uuid)
        and (${workspaceId ?? null}::uuid is null or w.id = ${workspaceId ?? null}::uuid)
        and not exists (select from auth.users v where v.id = w.personal_of and v.is_visitor)
        ${search ? sql`and w.id in (${matching(search)})` : sql``}
        ${state ? sql`and ${holding(state, { origin, mode, now })}` : sql``}
      order by w.id desc limit ${limit}
    )
    select w.id, w.name, w.created_at as "createdAt", o.email as "ownerEmail", m.members,
      case when p.is_in_force then p.plan_key when ${origin}::text is null then 'own'
        when p.plan_key is null then 'without_plan' else 'ended' end as "planKey",
      sold.name as "planName",
      case when p.is_in_force then
          case when p.source = 'assigned' then 'assigned' when s.status = 'past_due' then 'grace' else p.phase end
        when p.plan_key is null or ${origin}::text is null then 'none' else 'ended' end as state,
      s.status,
      case when p.is_in_force and p.source = 'assigned' then p.access_ends_at
        when s.status = 'trialing' then s.trial_ends_at
        when s.status = 'past_due' then s.grace_until
        when s.status = 'active' and p.phase = 'paid' then s.period_ends_at end as "dueAt",
      s.cancel_at as "cancelAt"
    from chosen w
    left join lateral (
      select wp.*, (wp.access_ends_at is null or wp.access_ends_at > ${now}) as is_in_force
      from workspace_plans wp
      where wp.workspace_id = w.id and (wp.source = 'assigned' or wp.origin = ${origin})
      order by (wp.access_ends_at is null or wp.access_ends_at > ${now}) desc, wp.source = 'assigned' desc
      limit 1) p on true
    left join pricing_plans sold on sold.id = p.plan_key and p.is_in_force
    left join lateral (
      select x.status, x.trial_ends_at, x.period_ends_at, x.grace_until, x.cancel_at
      from subscriptions x left join pricing_plans xp on xp.id = x.plan_id
      where x.workspace_id = w.id and x.provider = ${mode?.provider ?? ""} and x.is_live = ${mode?.isLive ?? false}
      order by array_position(array['active', 'trialing', 'past_due', 'paused', 'unpaid'], x.status) nulls last,
        xp.price_monthly_cents desc nulls last, x.created_at desc
      limit 1) s on true
    left join lateral (
      select u.email from memberships om join auth.users u on u.id = om.user_id
      where om.workspace_id = w.id and om.role = 'owner' order by om.created_at, om.user_id limit 1) o on true
    cross join lateral (
      select app.seats_taken(w.id) as members) m
    order by w.id desc`.execute(db);
  return rows;
}
