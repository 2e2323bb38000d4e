import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { freeMailDomains } from "#platform/server/mail/free-mail-domains.ts";
import { billingErrors } from "../../../contract/billing-errors.ts";
import type { BillingOptions, Mode } from "../../billing-options.ts";
import { countOthersOfDomain, lockDomain } from "./domain-trials.repository.ts";
import { isListed, mailDomainOf } from "./mail-domain-of.ts";

const dayMs = 86_400_000;

export interface DomainTrial {
  billing: Pick<BillingOptions, "trialDomains" | "trialsPerDomain">;
  mode: Mode;
  email: string;
  emailHash: string;
  at: Date;
}

/**
 * Throws `trial_domain_busy` when enough others of the domain began a trial within a day. Public mail
 * providers and domains on the allow list are not limited. Serializes trials of the domain until the
 * transaction ends.
 */
export async function requireDomainTrialLimit(ctx: Ctx, trial: DomainTrial): Promise<void> {
  const { billing, mode, email, emailHash, at } = trial;
  const domain = mailDomainOf(email);
  const { trialDomains, trialsPerDomain } = billing;
  if (trialsPerDomain === undefined) return;
  if (freeMailDomains.has(domain) || isListed(domain, trialDomains?.allowed ?? [])) return;
  await lockDomain(ctx.db, domain);
  const after = new Date(at.getTime() - dayMs);
  // As stored: a domain may have been typed in its own script.
  const typed = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  const others = await countOthersOfDomain(ctx.db, mode, { domain: typed, emailHash, after });
  if (others >= trialsPerDomain) fail(billingErrors, "trial_domain_busy");
}
