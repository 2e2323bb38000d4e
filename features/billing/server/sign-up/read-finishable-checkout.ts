import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { billingErrors } from "../../contract/billing-errors.ts";
import type { BillingOptions } from "../billing-options.ts";
import type { CheckoutIntent } from "../checkout/checkout-intent.repository.ts";
import { hashOf } from "../keys/hash-of.ts";
import { modeOf } from "../mode-of.ts";
import { findIntentByFinish } from "./finish.repository.ts";
import { finishableMs, finishShape } from "./finish-link.ts";

/** The checkout of a mailed link. Throws when the link is used, expired or unknown. */
export async function findFinishable(
  ctx: Ctx,
  billing: BillingOptions,
  token: string,
): Promise<CheckoutIntent> {
  const mode = modeOf(billing);
  const intent = finishShape.test(token)
    ? await query(ctx, ({ db }) => findIntentByFinish(db, mode, hashOf(token)))
    : undefined;
  if (!intent) fail(billingErrors, "finish_link_unknown");
  if (intent.status === "consumed") fail(billingErrors, "account_already_created");
  if (intent.status === "quarantined") fail(billingErrors, "checkout_mismatch");
  const since = intent.completed_at ?? intent.created_at;
  const isOld = ctx.now().getTime() - since.getTime() > finishableMs;
  const isOpen = intent.status === "completed" || intent.status === "open";
  if (isOld || !isOpen) fail(billingErrors, "finish_link_expired");
  return intent;
}
