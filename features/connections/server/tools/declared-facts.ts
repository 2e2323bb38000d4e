import type { ToolEffect } from "#features/tools/contract/index.ts";
import type { ToolFacts } from "#features/tools/server/index.ts";
import type { JsonObject } from "#platform/contract/json.ts";
import type { ConfirmedFacts } from "../../contract/index.ts";

/** The facts of a tool of a connection. Its input always leaves, and each argument may name a target. */
export function declaredFacts(confirmed: ConfirmedFacts, { properties }: JsonObject): ToolFacts {
  const { reads, writes, irreversible, external, own } = confirmed;
  const names = typeof properties === "object" && properties !== null ? Object.keys(properties) : [];
  return {
    ...{ reads, writes, irreversible, external, own },
    egress: true,
    control: names,
    content: [],
    undo: null,
  };
}

export function effectOf({ writes, external }: ConfirmedFacts): ToolEffect {
  if (!writes) return "read";
  return external ? "send" : "write";
}
