/** Formats minor units of a currency (`usd`, `jpy`) in the language: `$29.99`. */
export function amountIn(language: string, minorUnits: number, currency: string): string {
  const style = { style: "currency", currency: currency.toUpperCase() } as const;
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat(language, style).resolvedOptions();
  return new Intl.NumberFormat(language, style).format(minorUnits / 10 ** digits);
}
