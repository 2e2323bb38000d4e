import type { Condition } from "./condition.ts";
import { notEmbedded } from "./not-embedded.ts";
import { parseField } from "./parse-field.ts";
import { parseOperation } from "./parse-operation.ts";
import { TextReader } from "./text-reader.ts";

/** Parses one filter of the query string: `column=op.value`, `column->>key=not.op.value`. */
export function parseFilter(key: string, text: string): Condition {
  const path = new TextReader(key, "tree path");
  const field = parseField(path);
  if (path.follows(".")) throw notEmbedded(field.name);
  if (!path.isAtEnd) path.refuse('"->", delimiter (.) or end of input');
  const reader = new TextReader(text, "filter");
  const { isNegated, operation } = parseOperation(reader, takeAll);
  if (!reader.isAtEnd) reader.refuse("end of input");
  return { type: "filter", field, isNegated, operation };
}

function takeAll(reader: TextReader): string {
  return reader.match(/.*/sy) ?? "";
}
