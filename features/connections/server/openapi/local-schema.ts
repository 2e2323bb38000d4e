import type { Json, JsonObject } from "#platform/contract/json.ts";
import { isObject, type OpenApiDocument } from "./read-document.ts";

const maxDefinitions = 100;
/** Keywords of OpenAPI without a meaning for JSON Schema. */
const dropped = new Set([
  "example",
  "examples",
  "xml",
  "discriminator",
  "externalDocs",
  "deprecated",
  "$schema",
]);

/** Follows a reference into the document, at most a few steps. Undefined: there is nothing. */
export function resolved({ root }: OpenApiDocument, value: Json | undefined): JsonObject | undefined {
  let found = value;
  for (let step = 0; step < 8; step += 1) {
    if (!isObject(found)) return undefined;
    if (typeof found.$ref !== "string") return found;
    found = at(root, found.$ref);
  }
  return undefined;
}

/** Collects schemas of a document as JSON Schemas that refer to each other by `#/$defs/…`. */
export function schemaCollector(document: OpenApiDocument) {
  const definitions: Record<string, JsonObject> = {};
  const names = new Map<string, string>();

  function define(ref: string): string {
    const known = names.get(ref);
    if (known) return known;
    const target = at(document.root, ref);
    if (!isObject(target) || names.size >= maxDefinitions) return "";
    const name = uniqueName(ref.split("/").at(-1) ?? "", definitions);
    names.set(ref, name);
    definitions[name] = {};
    definitions[name] = convert(target);
    return name;
  }

  function convert(schema: JsonObject): JsonObject {
    if (typeof schema.$ref === "string") {
      const name = define(schema.$ref);
      return name ? { $ref: `#/$defs/${name}` } : {};
    }
    const entries = Object.entries(schema)
      .filter(([key]) => !dropped.has(key) && !key.startsWith("x-") && key !== "nullable")
      .map(([key, value]): [string, Json] => [
        key,
        key === "enum" || key === "const" ? value : below(key, value),
      ]);
    const plain = Object.fromEntries(entries);
    return document.version === "3.0" ? modern(plain, schema.nullable === true) : plain;
  }

  function below(key: string, value: Json): Json {
    if (Array.isArray(value)) return value.map((item) => (isObject(item) ? convert(item) : item));
    if (!isObject(value)) return value;
    if (key !== "properties" && key !== "patternProperties") return convert(value);
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, isObject(item) ? convert(item) : item]),
    );
  }

  return { convert, definitions };
}

/** Version 3.0 says some things as JSON Schema did before: null and exclusive limits. */
function modern(schema: JsonObject, isNullable: boolean): JsonObject {
  const { exclusiveMinimum, exclusiveMaximum, ...rest } = schema;
  const limits: JsonObject = {};
  if (typeof exclusiveMinimum === "number") limits.exclusiveMinimum = exclusiveMinimum;
  if (typeof exclusiveMaximum === "number") limits.exclusiveMaximum = exclusiveMaximum;
  if (exclusiveMinimum === true && typeof rest.minimum === "number") limits.exclusiveMinimum = rest.minimum;
  if (exclusiveMaximum === true && typeof rest.maximum === "number") limits.exclusiveMaximum = rest.maximum;
  if (isNullable && typeof rest.type === "string") rest.type = [rest.type, "null"];
  if (isNullable && Array.isArray(rest.enum)) rest.enum = [...rest.enum, null];
  return { ...rest, ...limits };
}

function at(root: JsonObject, ref: string): Json | undefined {
  if (!ref.startsWith("#/")) return undefined;
  let found: Json | undefined = root;
  for (const part of ref.slice(2).split("/")) {
    const key = decoded(part);
    found = isObject(found) && Object.hasOwn(found, key) ? found[key] : undefined;
  }
  return found;
}

function decoded(part: string): string {
  const plain = part.replaceAll("~1", "/").replaceAll("~0", "~");
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain;
  }
}

function uniqueName(wanted: string, taken: object): string {
  const base = wanted.replace(/[^A-Za-z0-9_]/g, "_") || "schema";
  let name = base;
  for (let number = 2; Object.hasOwn(taken, name); number += 1) name = `${base}_${number}`;
  return name;
}
