import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { AppError } from "#platform/server/errors.ts";
import type { BillingOptions } from "../billing-options.ts";
import type { CheckoutIntent } from "../checkout/checkout-intent.repository.ts";
import { modeOf } from "../mode-of.ts";
import { listUnfinishedIntents } from "./finish.repository.ts";
import { finishableMs } from "./finish-link.ts";
import { mailFinishLink } from "./mail-finish-link.ts";
import { readCheckout } from "./read-checkout.ts";

/** Gives people time to finish in the dialog. */
const pauseMs = 15 * 60_000;

/** Mails people with a completed checkout and no account yet. Returns the failures. */
export async function remindUnfinishedCheckouts(ctx: Ctx, billing: BillingOptions): Promise<unknown[]> {
  const failures: unknown[] = [];
  const nowMs = ctx.now().getTime();
  const asked = { before: new Date(nowMs - pauseMs), after: new Date(nowMs - finishableMs), limit: 100 };
  const listed = await query(ctx, ({ db }) => listUnfinishedIntents(db, modeOf(billing), asked));
  for (const intent of listed) {
    try {
      if (await isUsable(ctx, billing, intent)) await mailFinishLink(ctx, { billing, intent });
    } catch (error) {
      failures.push(error);
    }
  }
  return failures;
}

/** A checkout that does not match its intent has just been quarantined and gets no mail. */
async function isUsable(ctx: Ctx, billing: BillingOptions, intent: CheckoutIntent): Promise<boolean> {
  try {
    await readCheckout(ctx, billing, intent);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code !== "payment_service_busy") return false;
    throw error;
  }
}
