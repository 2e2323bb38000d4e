import { parseQuoted } from "./parse-name.ts";
import type { TextReader } from "./text-reader.ts";
import { tooMuch } from "./too-much.ts";

const longestList = 1_000;

/** Parses `(a,"b,c")` into its values. `()` has none; `("")` has one empty string. */
export function parseList(reader: TextReader): string[] {
  reader.skipSpace();
  if (reader.match(/\(\)[ \t]*/y)) return [];
  reader.expect("(");
  const values: string[] = [];
  do {
    if (values.length === longestList) throw tooMuch(`lists of more than ${longestList} values`);
    values.push(parseListValue(reader));
  } while (reader.take(","));
  reader.expect(")", '"," or ")"');
  reader.skipSpace();
  return values;
}

/** Parses a quoted value, or everything up to the next comma or parenthesis. */
export function parseListValue(reader: TextReader): string {
  const start = reader.position;
  const inQuotes = parseQuoted(reader);
  if (inQuotes !== undefined && (reader.isAtEnd || reader.follows(",") || reader.follows(")"))) {
    return inQuotes;
  }
  reader.position = start;
  return reader.match(/[^,)]*/y) ?? "";
}
