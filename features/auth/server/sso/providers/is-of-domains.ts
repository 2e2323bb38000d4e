import { domainToASCII } from "node:url";
import { domainOf } from "./domain-of.ts";

/** Whether the address belongs to one of these domains. */
export function isOfDomains(email: string, domains: readonly string[]): boolean {
  return domains.includes(domainToASCII(domainOf(email)));
}
