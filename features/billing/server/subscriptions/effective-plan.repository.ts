import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { Mode } from "../billing-options.ts";
import type { Access } from "./access-end-of.ts";

export interface EffectivePlan extends Access {
  planId: string;
  quantity: number;
  periodStartsAt: Date | null;
  createdAt: Date;
  /** Null while something due was never paid. */
  paidSince: Date | null;
}

/** The workspace's effective subscription, as seen by the open transaction. */
export async function findEffectivePlan(
  db: Db,
  { provider, isLive }: Mode,
  workspaceId: string,
): Promise<EffectivePlan | undefined> {
  const { rows } = await sql<EffectivePlan>`
    select s.plan_id as "planId", s.quantity, s.status, s.trial_ends_at as "trialEndsAt", s.period_starts_at as "periodStartsAt",
      s.period_ends_at as "periodEndsAt", s.grace_until as "graceUntil", s.created_at as "createdAt",
      s.paid_since as "paidSince"
    from subscriptions s join pricing_plans p on p.id = s.plan_id
    where s.workspace_id = ${workspaceId} and s.provider = ${provider} and s.is_live = ${isLive}
    order by array_position(array['active', 'trialing', 'past_due', 'paused', 'unpaid'], s.status) nulls last,
      p.price_monthly_cents desc nulls last, s.created_at desc
    limit 1`.execute(db);
  return rows[0];
}

/** Serializes the computation of the workspace's plan until the transaction ends. */
export async function lockEffectivePlan(db: Db, workspaceId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`given plan ${workspaceId}`}, 0))`.execute(db);
}
