import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import { billingErrors } from "../../contract/billing-errors.ts";
import type { BillingOptions } from "../billing-options.ts";
import { modeOf } from "../mode-of.ts";
import { checkoutAccess } from "./checkout.access.ts";
import { type CheckoutIntent, findIntentByClaim, insertIntent } from "./checkout-intent.repository.ts";
import { requireDomainTrialLimit } from "./domains/require-domain-trial-limit.ts";

export interface BeginCheckout {
  billing: BillingOptions;
  claimHash: string;
  email: string;
  emailHash: string;
  planId: string;
  priceId: string;
  /** Null: charged from the first day. */
  trialDays: number | null;
  /** The signed-in buyer; null for a visitor. */
  userId: string | null;
  /** The workspace that a signed-in buyer buys for. */
  workspaceId: string | null;
  /** Null: starts at once. */
  startsAt: Date | null;
}

/** Lifetime of a session at the provider. */
const openMs = 3_600_000;

/** Records a checkout intent before the provider is called. */
export const beginCheckout = command(
  "checkout.begin",
  checkoutAccess.begin,
  async (ctx, input: BeginCheckout): Promise<CheckoutIntent> => {
    const { billing, ...facts } = input;
    const mode = modeOf(billing);
    const id = newId();
    const at = ctx.now();
    if (facts.trialDays !== null) await requireDomainTrialLimit(ctx, { ...facts, billing, mode, at });
    await insertIntent(ctx.db, mode, { ...facts, id, at, expiresAt: new Date(at.getTime() + openMs) });
    await ctx.audit({
      act: "checkout.begun",
      workspaceId: facts.userId ?? installationWorkspaceId,
      target: [{ type: "checkout", id }],
      facts: {
        plan: facts.planId,
        trial_days: facts.trialDays ?? 0,
        provider: mode.provider,
        is_live: mode.isLive,
      },
      isWithoutSource: true,
    });
    return (
      (await findIntentByClaim(ctx.db, mode, facts.claimHash)) ?? fail(billingErrors, "checkout_not_found")
    );
  },
);
