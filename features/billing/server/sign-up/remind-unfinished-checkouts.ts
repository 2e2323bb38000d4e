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

/** Whoever is still in front of the dialog goes on there. */
const pauseMs = 15 * 60_000;

/** Writes to those whose checkout is complete and who have chosen no password. Returns what failed. */
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

/** A checkout that is not as it was begun has just been set aside, and nobody is written to. */
async function isUsable(ctx: Ctx, billing: BillingOptions, intent: CheckoutIntent): Promise<boolean> {
  try {
    await readCheckout(ctx, billing, intent);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code !== "payment_service_busy") return false;
    throw error;
  }
}
