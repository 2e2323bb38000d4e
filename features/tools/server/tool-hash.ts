import { createHash } from "node:crypto";
import type { CatalogueTool } from "./tool.ts";

/** Everything a person agrees to with a tool. */
type Agreed = Pick<
  CatalogueTool,
  | "source"
  | "name"
  | "title"
  | "description"
  | "inputSchema"
  | "facts"
  | "effect"
  | "idempotent"
  | "outputTrust"
>;

/** SHA-256 of a tool's agreed parts, in hex. Independent of the field order in its schema. */
export function toolHash(tool: Agreed): string {
  const { source, name, title, description, inputSchema, facts, effect, idempotent, outputTrust } = tool;
  const agreed = [source, name, title, description, inputSchema, facts, effect, idempotent, outputTrust];
  return createHash("sha256")
    .update(JSON.stringify(sorted(agreed)))
    .digest("hex");
}

function sorted(value: unknown): unknown {
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map(sorted);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, item]) => [key, sorted(item)]));
}
