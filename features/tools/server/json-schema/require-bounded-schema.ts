import type { Json, JsonObject } from "#platform/contract/json.ts";

const maxCharacters = 65_536;
const maxDepth = 32;
const maxValues = 2_000;

/** Keywords that point outside the schema or change what references mean. */
const refused = [
  "$id",
  "id",
  "$anchor",
  "$dynamicRef",
  "$dynamicAnchor",
  "$recursiveRef",
  "$recursiveAnchor",
];

export class SchemaRefusedError extends Error {}

/**
 * Throws unless a foreign schema describes an object, is small and self-contained: 64 kB, 32 levels, 2,000
 * values, only references to `#/…`.
 */
export function requireBoundedSchema(schema: JsonObject): void {
  if (schema.type !== "object") throw new SchemaRefusedError("The schema has to be of an object.");
  let count = 0;
  walk(schema, 0);
  // After the walk, because JSON.stringify would overflow on deeper values.
  if (JSON.stringify(schema).length > maxCharacters) {
    throw new SchemaRefusedError(`The schema is longer than ${maxCharacters} characters.`);
  }

  function walk(value: Json, depth: number): void {
    count += 1;
    if (depth > maxDepth) throw new SchemaRefusedError(`The schema is deeper than ${maxDepth} levels.`);
    if (count > maxValues) throw new SchemaRefusedError(`The schema has more than ${maxValues} values.`);
    if (value === null || typeof value !== "object") return;
    if (!Array.isArray(value)) requireLocal(value);
    for (const item of Object.values(value)) walk(item, depth + 1);
  }
}

/**
 * A property that is only named like a keyword, such as `$ref`, is treated as one: refused rather than let
 * in.
 */
function requireLocal(value: JsonObject): void {
  const { $ref } = value;
  if (typeof $ref === "string" && !/^#(\/|$)/.test($ref)) {
    throw new SchemaRefusedError("The schema refers to another document.");
  }
  const keyword = refused.find((name) => typeof value[name] === "string");
  if (keyword) throw new SchemaRefusedError(`The schema uses ${keyword}, which is not supported.`);
}
