import { domainToASCII } from "node:url";
import { domainOf } from "./domain-of.ts";

export function isOfDomains(email: string, domains: readonly string[]): boolean {
  return domains.includes(domainToASCII(domainOf(email)));
}
