const MICROS = 1_000_000;

/** Dollars as typed, e.g. "2.50", in millionths of a dollar; undefined when it is no amount up to a million. */
export function parseDollars(text: string): number | undefined {
  const match = /^\$?(\d{1,6})(?:\.(\d{1,6}))?$/.exec(text.trim());
  if (!match) return undefined;
  const [, whole = "0", fraction = ""] = match;
  return Number(whole) * MICROS + Number(fraction.padEnd(6, "0"));
}

/** Millionths of a dollar as dollars, e.g. "$0.075", with at least two digits behind the point. */
export function formatDollars(micros: number): string {
  return `$${(micros / MICROS).toFixed(6).replace(/0{1,4}$/, "")}`;
}
