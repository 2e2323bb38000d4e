import type { Json, JsonObject } from "#platform/contract/json.ts";

/** Under these, keys are names of the schema's author and not keywords. */
const maps = new Set(["properties", "$defs", "definitions", "dependentSchemas"]);
/** Under these stand plain values. */
const values = new Set(["const", "enum", "default", "examples"]);

/**
 * A schema without its regular expressions: JavaScript may take for ever over one that a stranger wrote. Models still see
 * them, and whoever executes the tool checks them. Where some names of properties are left to patterns, all are let in.
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
