/** The domain of an address; empty when it is no address. */
export function domainOf(email: string): string {
  return /^[^\s@]+@([^\s@]+\.[^\s@]+)$/.exec(email.trim())?.[1]?.toLowerCase() ?? "";
}
