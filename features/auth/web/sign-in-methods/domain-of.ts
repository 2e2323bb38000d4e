/** The domain of an address in lower case; empty for an invalid address. */
export function domainOf(email: string): string {
  return /^[^\s@]+@([^\s@]+\.[^\s@]+)$/.exec(email.trim())?.[1]?.toLowerCase() ?? "";
}
