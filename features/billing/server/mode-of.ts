import { fail } from "#platform/server/errors.ts";
import { billingErrors } from "../contract/billing-errors.ts";
import type { BillingOptions, Mode } from "./billing-options.ts";

/** The provider and mode of this installation. Throws `provider_none` without a provider. */
export function modeOf({ provider, isLive }: BillingOptions): Mode {
  return provider === "none" ? fail(billingErrors, "provider_none") : { provider, isLive };
}
