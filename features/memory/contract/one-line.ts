import { cleanText } from "#platform/contract/clean-text.ts";
import { stripHiddenCharacters } from "#platform/contract/strip-hidden-characters.ts";

/** Text in one line, without control, direction and other invisible characters. The joiner of emoji stays. */
export function oneLine(text: string): string {
  const visible = stripHiddenCharacters(cleanText(text).replaceAll(/\s+/g, " ")).text;
  return visible.replaceAll(/(?!\u200D)[\p{Cc}\p{Cf}]/gu, "").trim();
}
