import { trialTexts } from "./texts/trial-texts.ts";

const longest = 254;

/** Why nobody can go on with what was typed; undefined when there is no reason. */
export function explainEmail(typed: string): string | undefined {
  if (isTooLong(typed)) return trialTexts.read().email.tooLong(longest);
  return isEmail(typed) ? undefined : trialTexts.read().email.noAddress;
}

export function isTooLong(typed: string): boolean {
  return typed.trim().length > longest;
}

/** Whether a text has the form of an address; blanks around it do not count. */
export function isEmail(typed: string): boolean {
  const email = typed.trim();
  return email.length <= longest && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email);
}
