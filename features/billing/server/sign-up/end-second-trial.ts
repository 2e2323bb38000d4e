import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { AppError, fail } from "#platform/server/errors.ts";
import { billingErrors } from "../../contract/billing-errors.ts";
import type { BillingOptions } from "../billing-options.ts";
import { advanceCheckout } from "../checkout/advance-checkout.ts";
import { isTrialRedeemed } from "../checkout/trial-redemption.repository.ts";
import { modeOf } from "../mode-of.ts";
import { cancelAtOnce } from "../stripe/cancel-at-once.ts";
import { findSubscription } from "../subscriptions/subscription.repository.ts";
import type { ClaimedCheckout } from "./read-checkout.ts";

/**
 * Of two tabs that both completed a trial, ends the second one now instead of after a week: the mailbox has
 * had its trial. Throws `second_trial`. Any other refusal is ignored.
 */
export async function endSecondTrial(
  ctx: Ctx,
  billing: BillingOptions,
  { intent, snapshot }: ClaimedCheckout,
  refusal: unknown,
): Promise<void> {
  const isOfTrial =
    refusal instanceof AppError && ["account_exists", "checkout_claimed"].includes(refusal.code);
  if (!isOfTrial || !intent.trial_days) return;
  const mode = modeOf(billing);
  if (!(await query(ctx, ({ db }) => isTrialRedeemed(db, mode, intent.email_hash)))) return;
  // A claimed subscription is never cancelled because of another checkout.
  if (await query(ctx, ({ db }) => findSubscription(db, mode, snapshot.subscriptionId))) return;
  await cancelAtOnce(ctx, billing, snapshot.subscriptionId);
  await advanceCheckout(ctx, { id: intent.id, from: ["open", "completed"], to: "abandoned" });
  fail(billingErrors, "second_trial");
}
