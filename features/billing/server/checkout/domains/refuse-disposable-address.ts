import { fail } from "#platform/server/errors.ts";
import { billingErrors } from "../../../contract/billing-errors.ts";
import type { BillingOptions } from "../../billing-options.ts";
import { disposableDomains } from "./disposable-domains.ts";
import { isListed, mailDomainOf } from "./mail-domain-of.ts";

/** Throws `disposable_email`: disposable addresses get no trial. */
export function refuseDisposableAddress(
  { trialDomains = { blocked: [], allowed: [] } }: Pick<BillingOptions, "trialDomains">,
  email: string,
): void {
  const domain = mailDomainOf(email);
  if (isListed(domain, trialDomains.allowed)) return;
  const isBlocked = isListed(domain, disposableDomains) || isListed(domain, trialDomains.blocked);
  if (isBlocked) fail(billingErrors, "disposable_email");
}
