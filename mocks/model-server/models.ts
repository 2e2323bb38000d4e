/**
 * The server's models. `scripted` takes its script from the last user message. Each of the others always
 * plays the script of its name.
 */
export const modelIds = [
  "scripted",
  "echo",
  "tokens",
  "tool-call",
  "two-tools",
  "tool-loop",
  "tool-count",
  "thought-call",
  "blank-call",
  "odd-name",
  "unknown-tool",
  "bad-json",
  "wrong-input",
  "json",
  "markdown",
  "reasoning",
  "huge",
  "length",
  "slow-start",
  "slow-headers",
  "rate-limited",
  "no-credit",
  "failing",
  "overloaded",
  "too-long",
  "cut",
  "unfinished",
  "stall",
  "error-in-stream",
];

/** The exact model that says it answers, as vendors date theirs. */
export function versionOf(modelId: string): string {
  return modelId === "scripted" ? "scripted-2026-11-01" : modelId;
}
