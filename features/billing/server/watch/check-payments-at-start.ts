import { systemCtx } from "#platform/server/create-services.ts";
import type { Services } from "#platform/server/services.ts";
import type { BillingOptions } from "../billing-options.ts";
import { checkPrices } from "../offer/check-prices.ts";
import { describeFailure } from "../stripe/describe-failure.ts";

/**
 * Compares the prices after a start, beside everything else: a provider that does not answer delays nobody. The sandbox
 * has its prices from this very version; every night is often enough for it, and no start loads it for that.
 */
export function checkPaymentsAtStart(services: Services, billing: BillingOptions): void {
  if (billing.provider !== "stripe") return;
  checkPrices(systemCtx(services, "billing"), billing).catch((error: unknown) =>
    services.log.warn(describeFailure(error), "prices could not be compared with the payment provider"),
  );
}
