import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { BillingOverview } from "../../contract/admin/billing-overview.ts";
import type { BillingOptions } from "../billing-options.ts";
import { billingAccess } from "./billing.access.ts";
import { dashboardOf } from "./dashboard-of.ts";
import { countSubscriptions } from "./overview.repository.ts";

const dayMs = 24 * 3_600_000;
const windowDays = 30;
const soonDays = 7;

const nothing = {
  monthlyRevenue: [],
  ...{
    trialsRunning: 0,
    trialsEndingSoon: 0,
    pastDue: 0,
    conversions: 0,
    trialsLost: 0,
    churned: 0,
    paidBefore: 0,
  },
};

/** Figures of the installation; all zero without a provider. */
export async function readOverview(ctx: Ctx, billing: BillingOptions): Promise<BillingOverview> {
  const { provider, isLive } = billing;
  const now = ctx.now();
  const after = (days: number) => new Date(now.getTime() + days * dayMs);
  const times = { now, soon: after(soonDays), since: after(-windowDays) };
  const counts =
    provider === "none"
      ? nothing
      : await query(ctx, billingAccess.read, ({ db }) => countSubscriptions(db, { provider, isLive }, times));
  return {
    ...counts,
    ...{ provider, windowDays, isTestMode: provider !== "none" && !isLive, asOf: now.toISOString() },
    dashboardUrl: dashboardOf(billing, ""),
  };
}
