import { trialTexts } from "./texts/trial-texts.ts";

const longest = 254;

/** The reason why the typed address is unacceptable; undefined when it is acceptable. */
export function explainEmail(typed: string): string | undefined {
  if (isTooLong(typed)) return trialTexts.read().email.tooLong(longest);
  return isEmail(typed) ? undefined : trialTexts.read().email.noAddress;
}

export function isTooLong(typed: string): boolean {
  return typed.trim().length > longest;
}

/** Whether the text is an address, ignoring surrounding spaces. */
export function isEmail(typed: string): boolean {
  const email = typed.trim();
  return email.length <= longest && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email);
}
