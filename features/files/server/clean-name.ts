import { stripHiddenCharacters } from "#platform/contract/strip-hidden-characters.ts";

const mostCharacters = 120;

/**
 * The name to show: the last part of a path, without characters that hide, turn the text or end a citation. A
 * long name is shortened in the middle, so that its ending stays.
 */
export function cleanName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? "";
  const visible = stripHiddenCharacters(last).text;
  const plain = visible
    .replace(/[\r\n\t\u2028\u2029]+/g, " ")
    .replace(/[[\]]/g, (bracket) => (bracket === "[" ? "(" : ")"))
    .replace(/["<>|:*?`]/g, "_")
    .replace(/\s+/g, " ")
    .replace(/^[\s.]+|[\s.]+$/g, "");
  if (plain === "") return "file";
  const characters = [...plain];
  if (characters.length <= mostCharacters) return plain;
  return `${characters.slice(0, 80).join("")}…${characters.slice(-30).join("")}`;
}
