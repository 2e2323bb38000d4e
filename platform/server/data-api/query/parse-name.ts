import type { TextReader } from "./text-reader.ts";
import { tooMuch } from "./too-much.ts";

/** Letters, digits, `_`, `$`, blanks, and dashes that are no arrow. */
const plain = /(?:[\p{L}\p{N}_ $]|-(?!>))+/uy;
const quoted = /"((?:[^"\\]|\\.)*)"/sy;
const longestName = 63;

/** A name as it stands, or in double quotes when it has other letters. */
export function parseName(reader: TextReader): string {
  const start = reader.position;
  const inQuotes = parseQuoted(reader);
  const name = inQuotes ?? reader.match(plain)?.trim();
  if (!name) return reader.refuse("field name (* or [a..z0..9_$])", start);
  if (name.length > longestName) throw tooMuch(`names of more than ${longestName} letters`);
  // The end of a text for the database: nothing is called so.
  if (name.includes("\0")) return reader.refuse("field name (* or [a..z0..9_$])", start);
  return name;
}

/** A text in double quotes, `\` before any letter that is meant as such; undefined when there is none here. */
export function parseQuoted(reader: TextReader): string | undefined {
  return reader.match(quoted)?.slice(1, -1).replaceAll(/\\(.)/gs, "$1");
}
