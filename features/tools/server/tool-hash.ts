import { createHash } from "node:crypto";
import { stableJson } from "./stable-json.ts";
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
  return createHash("sha256").update(stableJson(agreed)).digest("hex");
}
