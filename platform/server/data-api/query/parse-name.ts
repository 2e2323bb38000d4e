import type { TextReader } from "./text-reader.ts";
import { tooMuch } from "./too-much.ts";

/** Letters, digits, `_`, `$`, spaces, and dashes that do not start an arrow. */
const plain = /(?:[\p{L}\p{N}_ $]|-(?!>))+/uy;
const quoted = /"((?:[^"\\]|\\.)*)"/sy;
const longestName = 63;

/** Parses a name: bare, or in double quotes when it contains other characters. */
export function parseName(reader: TextReader): string {
  const start = reader.position;
  const inQuotes = parseQuoted(reader);
  const name = inQuotes ?? reader.match(plain)?.trim();
  if (!name) return reader.refuse("field name (* or [a..z0..9_$])", start);
  if (name.length > longestName) throw tooMuch(`names of more than ${longestName} letters`);
  // NUL ends a string in PostgreSQL, so no column can have this name.
  if (name.includes("\0")) return reader.refuse("field name (* or [a..z0..9_$])", start);
  return name;
}

/** Parses a string in double quotes with `\` escapes. Returns undefined when none starts here. */
export function parseQuoted(reader: TextReader): string | undefined {
  return reader.match(quoted)?.slice(1, -1).replaceAll(/\\(.)/gs, "$1");
}
