import { WrongOptionError } from "./parse-options.ts";

/** Dollars for a million tokens, as typed, in millionths of a dollar. Throws what to type instead. */
export function microsOf(option: string, text: string): number {
  const match = /^\$?(\d{1,6})(?:\.(\d{1,6}))?$/.exec(text.trim());
  if (!match)
    throw new WrongOptionError(`${option} is a number of US dollars, e.g. 2.50; “${text}” is none.`);
  const [, whole = "0", fraction = ""] = match;
  return Number(whole) * 1_000_000 + Number(fraction.padEnd(6, "0"));
}

/** Millionths of a dollar as dollars, with at least two digits behind the point. */
export function dollarsOf(micros: number): string {
  const digits = (micros / 1_000_000).toFixed(6).replace(/0{1,4}$/, "");
  return `$${digits}`;
}
