import type { Json } from "#platform/contract/json.ts";

const MAX_CHARACTERS = 200_000;

/**
 * Makes a value storable as jsonb: no NUL, no lone surrogates, only JSON. Long values become truncated text.
 */
export function storableJson(value: unknown): Json {
  const text = JSON.stringify(value, (_key, item) => (typeof item === "string" ? storableText(item) : item));
  if (text === undefined) return null;
  if (text.length > MAX_CHARACTERS) return `${text.slice(0, MAX_CHARACTERS).toWellFormed()}…`;
  return JSON.parse(text);
}

export function storableText(text: string): string {
  return text.replaceAll("\0", "\uFFFD").toWellFormed();
}
