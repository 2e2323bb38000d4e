/** Formats 2999 and "usd" as "$29.99"; currencies without decimals have none. */
export function formatCents(cents: number, currency: string): string {
  const format = new Intl.NumberFormat("en-US", { style: "currency", currency: currency.toUpperCase() });
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions();
  return format.format(cents / 10 ** digits);
}
