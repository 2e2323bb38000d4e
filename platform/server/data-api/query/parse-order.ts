import { notEmbedded } from "./not-embedded.ts";
import type { OrderTerm } from "./order-term.ts";
import { parseField } from "./parse-field.ts";
import { TextReader } from "./text-reader.ts";
import { tooMuch } from "./too-much.ts";

const mostTerms = 20;

/** Parses the `order` parameter: `column.desc.nullslast`, comma separated. May be empty. */
export function parseOrder(text: string): OrderTerm[] {
  if (text === "") return [];
  const reader = new TextReader(text, "order");
  const terms: OrderTerm[] = [];
  do {
    if (terms.length === mostTerms) throw tooMuch(`more than ${mostTerms} columns to order by`);
    terms.push(parseTerm(reader));
  } while (reader.take(","));
  if (!reader.isAtEnd) reader.refuse('"," or end of input');
  return terms;
}

function parseTerm(reader: TextReader): OrderTerm {
  const field = parseField(reader);
  if (reader.follows("(")) throw notEmbedded(field.name);
  const isDescending = reader.take(".desc");
  const isDirected = isDescending || reader.take(".asc");
  const nulls = parseNulls(reader);
  if (reader.follows(".")) {
    reader.refuse(isDirected ? '"nullsfirst" or "nullslast"' : '"asc", "desc", "nullsfirst" or "nullslast"');
  }
  return { field, isDescending, ...(nulls ? { nulls } : {}) };
}

function parseNulls(reader: TextReader): OrderTerm["nulls"] {
  if (reader.take(".nullsfirst")) return "first";
  return reader.take(".nullslast") ? "last" : undefined;
}
