/** Formats an amount, e.g. `$29.99` or `¥500`. `cents` are in the currency's smallest unit. */
export function formatMoney(cents: number, currency: string): string {
  const format = new Intl.NumberFormat("en-US", { style: "currency", currency: currency.toUpperCase() });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(cents / 10 ** digits);
}
