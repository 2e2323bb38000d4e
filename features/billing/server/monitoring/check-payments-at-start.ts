import { systemCtx } from "#platform/server/create-services.ts";
import type { Services } from "#platform/server/services.ts";
import type { BillingOptions } from "../billing-options.ts";
import { checkPrices } from "../plans/check-prices.ts";
import { describeFailure } from "../stripe/describe-failure.ts";

/**
 * Compares prices after a start, in the background, so that a silent provider delays nothing. Skips the
 * sandbox, whose prices come from this version: the nightly check suffices and need not load it.
 */
export function checkPaymentsAtStart(services: Services, billing: BillingOptions): void {
  if (billing.provider !== "stripe") return;
  checkPrices(systemCtx(services, "billing"), billing).catch((error: unknown) =>
    services.log.warn(describeFailure(error), "prices could not be compared with the payment provider"),
  );
}
