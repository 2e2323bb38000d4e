import { cleanText } from "#platform/contract/clean-text.ts";

/** Text in one line, without control, direction and other invisible characters. The joiner of emoji stays. */
export function oneLine(text: string): string {
  return cleanText(text)
    .replaceAll(/\s+/g, " ")
    .replaceAll(/(?!\u200D)[\p{Cc}\p{Cf}]/gu, "")
    .trim();
}
