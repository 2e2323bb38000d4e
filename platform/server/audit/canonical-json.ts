import type { Json } from "#platform/contract/json.ts";

/**
 * Canonical JSON (RFC 8785): keys sorted by UTF-16 code units, no white space. Throws for anything but safe
 * integers and well-formed Unicode, so that every reader of the log gets the same bytes.
 */
export function canonicalJson(value: Json): string {
  if (typeof value === "string") return text(value);
  if (value === null || typeof value === "boolean") return JSON.stringify(value);
  if (typeof value === "number") {
    if (!Number.isSafeInteger(value)) throw new TypeError(`${value} is not a safe integer`);
    return JSON.stringify(value);
  }
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  const entries = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, item]) => `${text(key)}:${canonicalJson(item)}`);
  return `{${entries.join(",")}}`;
}

function text(value: string): string {
  if (!value.isWellFormed()) throw new TypeError(`${JSON.stringify(value)} is not well-formed text`);
  return JSON.stringify(value);
}
