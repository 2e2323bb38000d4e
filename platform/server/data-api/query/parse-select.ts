import { DataApiError, notSupported } from "../data-api-error.ts";
import type { Field } from "./field.ts";
import { parseField } from "./parse-field.ts";
import { parseName } from "./parse-name.ts";
import type { SelectItem } from "./select-item.ts";
import { TextReader } from "./text-reader.ts";
import { tooMuch } from "./too-much.ts";

const mostItems = 200;
/** Types allowed in a cast. None of them reads data or takes long. */
export const castTypes = new Set(
  [
    "text varchar char bpchar uuid json jsonb bool boolean date time timetz timestamp timestamptz interval",
    "smallint int integer bigint int2 int4 int8 numeric decimal real float4 float8 money bytea inet",
  ].flatMap((words) => words.split(" ")),
).add("double precision");

/**
 * Parses the `select` parameter of `relation`: `*`, `column`, `alias:column->path::type`, comma separated.
 */
export function parseSelect(text: string, relation: string): SelectItem[] {
  if (text === "") return [];
  const reader = new TextReader(text, "select parameter");
  const items: SelectItem[] = [];
  do {
    if (items.length === mostItems) throw tooMuch(`more than ${mostItems} columns`);
    items.push(parseItem(reader, relation));
  } while (reader.take(","));
  if (!reader.isAtEnd) reader.refuse('",", "->", "::" or end of input');
  return withOneStar(items);
}

/** Keeps one star only: repeated stars could exceed the column limit of a statement. */
function withOneStar(items: SelectItem[]): SelectItem[] {
  const first = items.findIndex(({ type }) => type === "all");
  return items.filter(({ type }, place) => type !== "all" || place === first);
}

function parseItem(reader: TextReader, relation: string): SelectItem {
  reader.skipSpace();
  if (reader.take("...")) throw embeddingRefused(relation, parseName(reader));
  if (reader.take("*")) {
    reader.skipSpace();
    return { type: "all" };
  }
  const alias = parseAlias(reader);
  const field = parseField(reader);
  refuseRelation(reader, relation, field);
  const cast = reader.take("::") ? parseCast(reader) : undefined;
  refuseAggregate(reader);
  return { type: "field", field, alias: alias ?? nameOf(field), ...(cast ? { cast } : {}) };
}

/** Parses the name before a colon. Returns undefined without one; `::` is a cast. */
function parseAlias(reader: TextReader): string | undefined {
  const start = reader.position;
  const name = parseName(reader);
  if (reader.follows(":") && !reader.follows("::")) {
    reader.take(":");
    return name;
  }
  reader.position = start;
  return undefined;
}

function parseCast(reader: TextReader): string {
  const type = reader
    .match(/[A-Za-z0-9_ ]+/y)
    ?.trim()
    .toLowerCase();
  if (!type) return reader.refuse("letter or digit");
  if (castTypes.has(type)) return type;
  throw notSupported(`A cast to ${type}`, `There are ${[...castTypes].join(", ")}.`);
}

/** The protocol's name of a path: its last key, or the column. */
function nameOf({ name, path }: Field): string {
  const keys = path.flatMap(({ key }) => (typeof key === "string" ? [key] : []));
  return keys.at(-1) ?? name;
}

function refuseRelation(reader: TextReader, relation: string, { name }: Field): void {
  if (name === "count" && reader.take("()")) throw aggregateRefused();
  if (reader.follows("(") || reader.follows("!")) throw embeddingRefused(relation, name);
}

function refuseAggregate(reader: TextReader): void {
  if (reader.match(/\.(?:sum|avg|count|max|min)\(\)/y)) throw aggregateRefused();
}

function aggregateRefused(): DataApiError {
  return new DataApiError(400, "PGRST123", "Use of aggregate functions is not allowed");
}

/** Related tables are not served. The error is the one for a missing relationship. */
function embeddingRefused(relation: string, embedded: string): DataApiError {
  return new DataApiError(
    400,
    "PGRST200",
    `Could not find a relationship between '${relation}' and '${embedded}' in the schema cache`,
    {
      details: `Searched for a foreign key relationship between '${relation}' and '${embedded}' in the schema 'public', but no matches were found.`,
    },
  );
}
