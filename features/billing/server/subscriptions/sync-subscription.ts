import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { BillingOptions, Mode } from "../billing-options.ts";
import { modeOf } from "../mode-of.ts";
import { isMissing } from "../stripe/is-missing.ts";
import { stripeClient } from "../stripe/stripe-client.ts";
import { applyBestSubscription } from "./apply-best-subscription.ts";
import { findWorkspaceOfCustomer } from "./customer.repository.ts";
import { type Snapshot, snapshotOf } from "./snapshot.ts";
import { storeSubscription } from "./store-subscription.ts";
import { subscriptionAccess } from "./subscription.access.ts";
import { findSubscription, markCanceled, nextReading } from "./subscription.repository.ts";

export interface KeepReading {
  mode: Mode;
  subscriptionId: string;
  /** Absent when the provider no longer knows it. */
  snapshot: Snapshot | undefined;
  reading: number;
}

/**
 * Stores a reading unless a later one is stored. Nothing is locked during the provider call: the number is
 * drawn before it, so the reading requested last wins, and it saw the last change.
 */
export const storeReading = command(
  "subscription.sync",
  subscriptionAccess.sync,
  async (ctx, input: KeepReading): Promise<void> => {
    const { mode, subscriptionId, snapshot, reading } = input;
    const stored = await findSubscription(ctx.db, mode, subscriptionId);
    if (!snapshot) {
      if (!stored) return;
      if (!(await markCanceled(ctx.db, mode, subscriptionId, { reading, at: ctx.now() }))) return;
      const { workspace_id: workspaceId } = stored;
      await ctx.audit({
        act: "subscription.lost",
        workspaceId,
        target: [{ type: "subscription", id: subscriptionId }],
        isWithoutSource: true,
      });
      await applyBestSubscription(ctx, mode, workspaceId);
      await ctx.emit({ name: "subscription.changed", workspaceId, data: { status: "canceled" } });
      return;
    }
    const workspaceId =
      stored?.workspace_id ?? (await findWorkspaceOfCustomer(ctx.db, mode, snapshot.customerId));
    // Belongs to another product of the same account, or to an unclaimed checkout.
    if (!workspaceId) return;
    await storeSubscription(ctx, mode, { workspaceId, snapshot, reading });
  },
);

/** Reads the subscription from the provider and stores it. Idempotent, in any order. */
export async function syncSubscription(
  ctx: Ctx,
  billing: BillingOptions,
  subscriptionId: string,
): Promise<void> {
  const mode = modeOf(billing);
  const stripe = await stripeClient(ctx.services, billing);
  const reading = await nextReading(ctx.services.servicePool);
  const expand = ["latest_invoice"];
  const subscription = await stripe.subscriptions
    .retrieve(subscriptionId, { expand })
    .catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    });
  const snapshot = subscription ? snapshotOf(subscription) : undefined;
  await storeReading(ctx, { mode, subscriptionId, snapshot, reading });
}
