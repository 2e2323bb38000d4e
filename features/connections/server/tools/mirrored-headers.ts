import type { JsonObject } from "#platform/contract/json.ts";

const keyword = "x-mcp-header";
const token = /^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/;
const primitives: readonly unknown[] = ["string", "integer", "boolean"];

/**
 * Whether the arguments that a schema also sends as headers can be sent: each a primitive, under a name of its
 * own that is a token of HTTP.
 */
export function hasSendableHeaders({ properties }: JsonObject): boolean {
  const names: string[] = [];
  for (const schema of Object.values(isObject(properties) ? properties : {})) {
    if (!isObject(schema) || !Object.hasOwn(schema, keyword)) continue;
    const name = schema[keyword];
    if (typeof name !== "string" || !token.test(name) || !primitives.includes(schema.type)) return false;
    names.push(name.toLowerCase());
  }
  return new Set(names).size === names.length;
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
