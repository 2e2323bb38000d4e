import { parseName } from "./parse-name.ts";
import { TextReader } from "./text-reader.ts";
import { tooMuch } from "./too-much.ts";

const mostColumns = 200;

/** Parses the parameters `columns` and `on_conflict`: `"a","b"` or `a,b`. Duplicates are removed. */
export function parseColumns(text: string, parameter: "columns" | "on_conflict"): string[] {
  const reader = new TextReader(text, `${parameter} parameter`);
  const names: string[] = [];
  do {
    if (names.length === mostColumns) throw tooMuch(`more than ${mostColumns} columns`);
    reader.skipSpace();
    names.push(parseName(reader));
  } while (reader.take(","));
  if (!reader.isAtEnd) reader.refuse('"," or end of input');
  return [...new Set(names)];
}
