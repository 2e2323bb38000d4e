import type { Condition } from "./condition.ts";
import { parseField } from "./parse-field.ts";
import { parseListValue } from "./parse-list.ts";
import { parseOperation } from "./parse-operation.ts";
import { TextReader } from "./text-reader.ts";
import { tooMuch } from "./too-much.ts";

const deepestTree = 10;
const treeWord = /(?:not\.)?(?:and|or)[ \t]*(?=\()/y;

/**
 * Parses a tree of filters. In `or=(a.eq.1,not.and(b.gt.2,c.is.null))`, `key` is left of `=` and `text` right
 * of it.
 */
export function parseTree(key: string, text: string): Condition {
  const reader = new TextReader(`${key}${text}`, "logic tree", text);
  const tree = parseBranch(reader, 1) ?? reader.refuse('"("', key.length);
  if (!reader.isAtEnd) reader.refuse("end of input");
  return tree;
}

/** Parses `and(…)`, `or(…)` or a negated one. Returns undefined before a filter. */
function parseBranch(reader: TextReader, depth: number): Condition | undefined {
  const word = reader.match(treeWord)?.trim();
  if (!word) return undefined;
  if (depth > deepestTree) throw tooMuch(`trees of more than ${deepestTree} levels`);
  reader.expect("(");
  const parts: Condition[] = [];
  do {
    reader.skipSpace();
    parts.push(parseBranch(reader, depth + 1) ?? parseLeaf(reader));
    reader.skipSpace();
  } while (reader.take(","));
  reader.expect(")", '"," or ")"');
  return {
    type: "tree",
    word: word.endsWith("or") ? "or" : "and",
    isNegated: word.startsWith("not."),
    parts,
  };
}

function parseLeaf(reader: TextReader): Condition {
  if (reader.follows(")")) {
    reader.refuse("field name (* or [a..z0..9_$]), negation operator (not) or logic operator (and, or)");
  }
  const field = parseField(reader);
  reader.expect(".", '"->" or delimiter (.)');
  return { type: "filter", field, ...parseOperation(reader, takeValue) };
}

/** A value ends at a comma or parenthesis, except in quotes or in an array. */
function takeValue(reader: TextReader): string {
  return reader.match(/\{[^{}]*\}(?=[,)])/y) ?? parseListValue(reader);
}
