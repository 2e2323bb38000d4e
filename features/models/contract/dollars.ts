const MICROS = 1_000_000;

/**
 * Parses typed dollars, e.g. "2.50", into millionths of a dollar. Undefined when invalid or not below a
 * million.
 */
export function parseDollars(text: string): number | undefined {
  const match = /^\$?(\d{1,6})(?:\.(\d{1,6}))?$/.exec(text.trim());
  if (!match) return undefined;
  const [, whole = "0", fraction = ""] = match;
  return Number(whole) * MICROS + Number(fraction.padEnd(6, "0"));
}

/** Formats millionths of a dollar, e.g. "$0.075", with at least two decimals. */
export function formatDollars(micros: number): string {
  return `$${(micros / MICROS).toFixed(6).replace(/0{1,4}$/, "")}`;
}
