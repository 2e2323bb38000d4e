import { canonicalEmail } from "../canonical-email.ts";

/** The domain of an address, in lower-case ASCII. */
export function mailDomainOf(email: string): string {
  const address = canonicalEmail(email);
  return address.slice(address.lastIndexOf("@") + 1);
}

/** Whether the list contains the domain or a parent domain. */
export function isListed(domain: string, list: Iterable<string>): boolean {
  const known = list instanceof Set ? list : new Set(list);
  const labels = domain.split(".");
  return labels.some((_label, index) => known.has(labels.slice(index).join(".")));
}
