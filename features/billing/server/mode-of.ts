import { fail } from "#platform/server/errors.ts";
import { billingErrors } from "../contract/billing-errors.ts";
import type { BillingOptions, Mode } from "./billing-options.ts";

/** The provider and mode of this installation; throws `provider_none` where nobody takes payments. */
export function modeOf({ provider, isLive }: BillingOptions): Mode {
  return provider === "none" ? fail(billingErrors, "provider_none") : { provider, isLive };
}
