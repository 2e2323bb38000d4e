import { command, query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { BillingOptions, Mode } from "../billing-options.ts";
import { modeOf } from "../mode-of.ts";
import { isMissing } from "../stripe/is-missing.ts";
import { stripeClient } from "../stripe/stripe-client.ts";
import { deleteCustomer, findWorkspaceOfCustomer } from "./customer.repository.ts";
import { customerAccess } from "./subscription.access.ts";
import { listSubscriptionsOfCustomer } from "./subscription.repository.ts";
import { syncSubscription } from "./sync-subscription.ts";

/** Deletes a customer that the provider no longer knows. The next checkout creates another. */
export const deleteLostCustomer = command(
  "customer.forget",
  customerAccess.forget,
  async (ctx, { mode, customerId }: { mode: Mode; customerId: string }): Promise<void> => {
    const workspaceId = await findWorkspaceOfCustomer(ctx.db, mode, customerId);
    if (!workspaceId || !(await deleteCustomer(ctx.db, mode, customerId))) return;
    await ctx.audit({
      act: "customer.lost",
      workspaceId,
      target: [{ type: "customer", id: customerId }],
      isWithoutSource: true,
    });
  },
);

/** Syncs a customer: its subscriptions, and whether it still exists. */
export async function syncCustomer(ctx: Ctx, billing: BillingOptions, customerId: string): Promise<void> {
  const mode = modeOf(billing);
  const ids = await query(ctx, ({ db }) => listSubscriptionsOfCustomer(db, mode, customerId));
  for (const id of ids) await syncSubscription(ctx, billing, id);
  if (!(await query(ctx, ({ db }) => findWorkspaceOfCustomer(db, mode, customerId)))) return;
  const stripe = await stripeClient(ctx.services, billing);
  const isGone = await stripe.customers.retrieve(customerId).then(
    ({ deleted }) => deleted === true,
    (error: unknown) => {
      if (isMissing(error)) return true;
      throw error;
    },
  );
  if (isGone) await deleteLostCustomer(ctx, { mode, customerId });
}
