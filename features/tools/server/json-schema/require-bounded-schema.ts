import type { Json, JsonObject } from "#platform/contract/json.ts";

const maxCharacters = 65_536;
const maxDepth = 32;
const maxValues = 2_000;

/** Keywords with which a schema would leave itself, or change what its references mean. */
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
 * Throws unless a foreign schema is of an object, small, and complete in itself: 64 kB, 32 levels, 2,000 values,
 * references to `#/…` alone.
 */
export function requireBoundedSchema(schema: JsonObject): void {
  if (schema.type !== "object") throw new SchemaRefusedError("The schema has to be of an object.");
  let count = 0;
  walk(schema, 0);
  // After the walk: what is too deep could not be written down.
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

/** Also what is only called like a keyword, such as a property named `$ref`, is judged as one: it is refused, not let in. */
function requireLocal(value: JsonObject): void {
  const { $ref } = value;
  if (typeof $ref === "string" && !/^#(\/|$)/.test($ref)) {
    throw new SchemaRefusedError("The schema refers to another document.");
  }
  const keyword = refused.find((name) => typeof value[name] === "string");
  if (keyword) throw new SchemaRefusedError(`The schema uses ${keyword}, which is not supported.`);
}
