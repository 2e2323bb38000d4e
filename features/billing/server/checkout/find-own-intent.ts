import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { BillingOptions } from "../billing-options.ts";
import { modeOf } from "../mode-of.ts";
import { type CheckoutIntent, findIntentByClaim } from "./checkout-intent.repository.ts";
import { readClaim } from "./claim-cookie.ts";

/**
 * The checkout of the browser's cookie, in any state; undefined without a cookie. `ctx` acts as the system.
 */
export async function findOwnIntent(
  ctx: Ctx,
  billing: BillingOptions,
  headers: Record<string, string | string[] | undefined>,
): Promise<CheckoutIntent | undefined> {
  const mode = modeOf(billing);
  const claimHash = readClaim(headers);
  return claimHash ? query(ctx, ({ db }) => findIntentByClaim(db, mode, claimHash)) : undefined;
}
