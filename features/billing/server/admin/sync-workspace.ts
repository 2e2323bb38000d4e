import { entitlementErrors } from "#features/entitlements/contract/index.ts";
import { authorize } from "#platform/server/access/authorize.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import type { BillingOptions } from "../billing-options.ts";
import { modeOf } from "../mode-of.ts";
import { askProvider } from "../plan-change/ask-provider.ts";
import { isMissing } from "../stripe/is-missing.ts";
import { stripeClient } from "../stripe/stripe-client.ts";
import { syncSubscription } from "../subscriptions/sync-subscription.ts";
import { auditAdminRequest } from "./audit-admin-request.ts";
import { listBilledRows } from "./billed-workspace.repository.ts";
import { billingAccess } from "./billing.access.ts";
import { listAllSubscriptions, listCustomers } from "./workspace-billing.repository.ts";

/**
 * Syncs all known subscriptions of the workspace and the unknown ones of its customers. Returns their number.
 * Throws `payment_service_busy` when the provider fails.
 */
export async function syncWorkspace(
  ctx: Ctx,
  billing: BillingOptions,
  { workspaceId }: { workspaceId: string },
): Promise<number> {
  authorize(ctx, billingAccess.ask_provider);
  const mode = modeOf(billing);
  const { known, customers } = await query(ctx, billingAccess.ask_provider, async ({ db }) => {
    const [workspace] = await listBilledRows(db, {
      ...{ origin: null, mode, now: ctx.now(), workspaceId, limit: 1 },
      ...{ search: "", state: undefined, after: undefined },
    });
    if (!workspace) return fail(entitlementErrors, "workspace.not_found");
    return {
      known: await listAllSubscriptions(db, mode, { workspaceId, limit: 50 }),
      customers: await listCustomers(db, mode, { workspaceId, limit: 20 }),
    };
  });
  await auditAdminRequest(ctx, { workspaceId, what: { kind: "workspace" } });
  const system = ctx.asSystem("billing");
  const ids = new Set(known.map(({ subscriptionId }) => subscriptionId));
  const stripe = await stripeClient(ctx.services, billing);
  for (const { customerId } of customers) {
    const listed = stripe.subscriptions
      .list({ customer: customerId, status: "all", limit: 50 })
      .catch((error: unknown) => {
        // The provider lists nothing for a deleted customer.
        if (isMissing(error)) return { data: [] };
        throw error;
      });
    for (const { id } of (await askProvider(ctx, listed)).data) ids.add(id);
  }
  for (const id of ids) await askProvider(ctx, syncSubscription(system, billing, id));
  return ids.size;
}
