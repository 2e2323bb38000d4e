import type { Field, JsonStep } from "./field.ts";
import { parseName } from "./parse-name.ts";
import type { TextReader } from "./text-reader.ts";
import { tooMuch } from "./too-much.ts";

const index = /-?\d{1,9}(?=->|::|[.,)]|$)/y;
const deepestPath = 10;

/** Parses `column`, or a path into JSON: `column->key->0->>name`. */
export function parseField(reader: TextReader): Field {
  reader.skipSpace();
  const name = parseName(reader);
  const path: JsonStep[] = [];
  while (reader.follows("->")) {
    if (path.length === deepestPath) throw tooMuch(`paths of more than ${deepestPath} steps`);
    path.push(parseStep(reader));
  }
  reader.skipSpace();
  return { name, path };
}

function parseStep(reader: TextReader): JsonStep {
  const isText = reader.take("->>");
  if (!isText) reader.expect("->");
  const number = reader.match(index);
  return { isText, key: number === undefined ? parseName(reader) : Number(number) };
}
