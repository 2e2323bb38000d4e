import { canonicalEmail } from "../canonical-email.ts";

/** The domain of an address, lower case and in ASCII. */
export function mailDomainOf(email: string): string {
  const address = canonicalEmail(email);
  return address.slice(address.lastIndexOf("@") + 1);
}

/** Whether a list has the domain or one above it. */
export function isListed(domain: string, list: Iterable<string>): boolean {
  const known = list instanceof Set ? list : new Set(list);
  const labels = domain.split(".");
  return labels.some((_label, index) => known.has(labels.slice(index).join(".")));
}
