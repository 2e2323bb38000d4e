import { createHash } from "node:crypto";
import type { ToolForm } from "../../contract/index.ts";

/** SHA-256 of everything that an admin agrees to with a tool, in hex. Independent of the order of fields. */
export function formHash(form: ToolForm): string {
  return createHash("sha256")
    .update(JSON.stringify(sorted(form)))
    .digest("hex");
}

function sorted(value: unknown): unknown {
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map(sorted);
  // Pairs instead of an object: a field named __proto__ would vanish from one.
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, item]) => [key, sorted(item)]);
}
