import type { Json, JsonObject } from "#platform/contract/json.ts";

/** Keys below these are the author's names, not keywords. */
const maps = new Set(["properties", "$defs", "definitions", "dependentSchemas"]);
/** Below these are plain values. */
const values = new Set(["const", "enum", "default", "examples"]);

/**
 * Removes all regular expressions: JavaScript may take for ever over a foreign one. Models still see them,
 * and the executor of the tool validates them. A schema that allows some property names only by pattern then
 * allows all names.
 */
export function withoutPatterns(schema: JsonObject): JsonObject {
  const { pattern: _, patternProperties, ...rest } = schema;
  if (patternProperties !== undefined) {
    delete rest.additionalProperties;
    delete rest.unevaluatedProperties;
  }
  return mapped(rest, (key, value) => {
    if (values.has(key)) return value;
    return maps.has(key) && isObject(value) ? mapped(value, (_name, item) => below(item)) : below(value);
  });
}

function below(value: Json): Json {
  if (Array.isArray(value)) return value.map(below);
  return isObject(value) ? withoutPatterns(value) : value;
}

function mapped(object: JsonObject, change: (key: string, value: Json) => Json): JsonObject {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(key, value)]));
}

function isObject(value: Json): value is JsonObject {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}
