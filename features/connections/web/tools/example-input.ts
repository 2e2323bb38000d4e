import type { ToolForm } from "../../contract/index.ts";

/** An input with the required arguments, empty, as JSON to fill in. */
export function exampleInput({ properties, required }: ToolForm["inputSchema"]): string {
  const names = Array.isArray(required) ? required.filter((name) => typeof name === "string") : [];
  const known = typeof properties === "object" && properties !== null ? properties : {};
  const entries = names.map((name) => [name, emptyValue((known as Record<string, unknown>)[name])]);
  return JSON.stringify(Object.fromEntries(entries), null, 2);
}

/** The input, or undefined when it is no JSON object. */
export function parseInput(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function emptyValue(schema: unknown): unknown {
  const type = typeof schema === "object" && schema !== null && "type" in schema ? schema.type : undefined;
  if (type === "number" || type === "integer") return 0;
  if (type === "boolean") return false;
  if (type === "array") return [];
  if (type === "string") return "";
  return {};
}
