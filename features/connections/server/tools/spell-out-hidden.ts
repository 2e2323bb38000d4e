import type { Json, JsonObject } from "#platform/contract/json.ts";
import { stripHiddenCharacters } from "#platform/contract/strip-hidden-characters.ts";

/**
 * Writes invisible characters out, such as [U+202E], so that an admin sees what the model would read. Line
 * breaks stay.
 */
export function spellOutHidden(text: string): string {
  if (stripHiddenCharacters(text).text === text) return text;
  return [...text.toWellFormed()]
    .map((character, index, all) => (isVisible(character, all[index - 1]) ? character : spelled(character)))
    .join("");
}

export function hasHidden(text: string): boolean {
  return spellOutHidden(text) !== text;
}

/** The same for all texts of a JSON value. Names of properties are kept. */
export function spellOutHiddenIn(value: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, within(item)]));
}

function within(value: Json): Json {
  if (typeof value === "string") return spellOutHidden(value);
  if (value === null || typeof value !== "object") return value;
  return Array.isArray(value) ? value.map(within) : spellOutHiddenIn(value);
}

/** A joiner is judged together with the character in front of it. */
function isVisible(character: string, before = ""): boolean {
  const text = before + character;
  return stripHiddenCharacters(text).text.endsWith(character) || character === "\n";
}

function spelled(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return `[U+${code.toString(16).toUpperCase().padStart(4, "0")}]`;
}
