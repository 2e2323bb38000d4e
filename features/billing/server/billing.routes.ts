import { userOf } from "#platform/server/context.ts";
import type { App } from "#platform/server/http/app.ts";
import { requireToken } from "#platform/server/rate-limit/take-token.ts";
import {
  changePlanRoute,
  keepPlanRoute,
  listInvoicesRoute,
  previewPlanChangeRoute,
  readNextPlanRoute,
} from "../contract/index.ts";
import type { BillingOptions } from "./billing-options.ts";
import { listInvoices } from "./invoices/list-invoices.ts";
import { changePlan } from "./plan-change/change-plan.ts";
import { keepPlan } from "./plan-change/keep-plan.ts";
import { previewPlanChange } from "./plan-change/preview-plan-change.ts";
import { readNextPlan } from "./plan-change/read-next-plan.ts";

/** Each of these calls the provider. */
const perPerson = { name: "billing.ask_provider", burst: 30, perMinute: 20 };

/** Billing routes for owners and admins of a workspace. */
export function billingRoutes(billing: BillingOptions): (app: App) => void {
  return (app) => {
    app.route(previewPlanChangeRoute, async (ctx, { body }) => {
      await requireToken(ctx, perPerson, userOf(ctx).userId);
      return previewPlanChange(ctx, billing, body);
    });
    app.route(changePlanRoute, async (ctx, { body }) => {
      await requireToken(ctx, perPerson, userOf(ctx).userId);
      return changePlan(ctx, billing, body);
    });
    app.route(readNextPlanRoute, async (ctx) => {
      await requireToken(ctx, perPerson, userOf(ctx).userId);
      return readNextPlan(ctx, billing);
    });
    app.route(keepPlanRoute, async (ctx) => {
      await requireToken(ctx, perPerson, userOf(ctx).userId);
      await keepPlan(ctx, billing);
    });
    app.route(listInvoicesRoute, async (ctx, { query }) => {
      await requireToken(ctx, perPerson, userOf(ctx).userId);
      return listInvoices(ctx, billing, query);
    });
  };
}
