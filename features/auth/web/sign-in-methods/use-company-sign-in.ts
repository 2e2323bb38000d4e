import { useState } from "react";
import { log } from "#platform/web/log.ts";
import type { CompanySignIn } from "../../contract/company-sign-in.ts";
import { loadSignInMethods } from "./auth-settings.ts";
import { domainOf } from "./domain-of.ts";

/** Single sign-on of one domain. */
export interface CompanyWay extends CompanySignIn {
  domain: string;
}

/** Offers single sign-on for `email` before a typed password is submitted. */
export function useCompanySignIn(email: string) {
  const [known, setKnown] = useState<CompanyWay>();
  const [declined, setDeclined] = useState<string>();
  const domain = domainOf(email);
  const isOpen = (way: CompanyWay) =>
    way.domain === domain && way.hasSingleSignOn && (way.isRequired || way.domain !== declined);

  return {
    /** The current offer. */
    offer: known && isOpen(known) ? known : undefined,
    /** Looks up the domain; undefined without an offer and after a failure. */
    async find(): Promise<CompanyWay | undefined> {
      const way = known?.domain === domain ? known : await ask(domain);
      return way && isOpen(way) ? way : undefined;
    },
    show: setKnown,
    decline: () => setDeclined(domain),
  };
}

async function ask(domain: string): Promise<CompanyWay | undefined> {
  if (!domain || !(await loadSignInMethods()).hasSso) return undefined;
  try {
    const { readCompany } = await import("./read-company.ts");
    const company = await readCompany(domain);
    return company && { ...company, domain };
  } catch (error) {
    // The service checks again where it matters.
    log.debug("Whose domain it is could not be asked.", error);
    return undefined;
  }
}
