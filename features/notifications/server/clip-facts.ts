import type { Json, JsonObject } from "#platform/contract/json.ts";

const longest = 240;

/** Facts that fit into a sentence: each text on one line and short. */
export function clipFacts(facts: Readonly<Record<string, Json | undefined>>): JsonObject {
  const clipped: JsonObject = {};
  for (const [name, value] of Object.entries(facts)) {
    if (value !== undefined) clipped[name] = typeof value === "string" ? clip(value) : value;
  }
  return clipped;
}

function clip(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  const letters = [...line];
  return letters.length > longest
    ? `${letters
        .slice(0, longest - 1)
        .join("")
        .trimEnd()}…`
    : line;
}
