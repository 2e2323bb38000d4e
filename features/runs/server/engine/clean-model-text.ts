import { cleanText } from "#platform/contract/clean-text.ts";
import type { Json } from "#platform/contract/json.ts";

/**
 * Cleans the pieces of a text as they arrive, so that shown and stored text are equal. A surrogate pair split
 * between two pieces waits for its second half.
 */
export function textCleaner(): (piece: string) => string {
  let half = "";
  return (piece) => {
    const text = half + piece;
    const last = text.charCodeAt(text.length - 1);
    half = last >= 0xd800 && last <= 0xdbff ? text.slice(-1) : "";
    return cleanText(half ? text.slice(0, -1) : text);
  };
}

/** Cleans all strings in a model's JSON, including field names. */
export function cleanJson(value: Json): Json {
  if (typeof value === "string") return cleanText(value);
  if (Array.isArray(value)) return value.map(cleanJson);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [cleanText(name), cleanJson(item)]));
}
