import { expect, it } from "vitest";
import { excessOf } from "./json-bounds.ts";

it.each([
  ["64 levels", `${"[".repeat(64)}${"]".repeat(64)}`],
  ["64 levels of objects beside each other", `[${'{"a":[1]},'.repeat(1_000)}1]`],
  ["brackets in a text", JSON.stringify("[{".repeat(10_000))],
  ["brackets after an escaped quote", JSON.stringify(`"${"[".repeat(100)}`)],
  ["brackets after an escaped backslash and a quote", JSON.stringify(`\\"${"[".repeat(100)}`)],
  ["commas in a text", JSON.stringify(",".repeat(100_000))],
  ["49,000 values", JSON.stringify(Array.from({ length: 49_000 }, () => 1))],
  ["nothing", ""],
  ["a text without an end", `"${"[".repeat(100)}`],
])("%s are within the bounds", (_what, text) => {
  expect(excessOf(text)).toBeUndefined();
});

it.each([
  ["65 levels", "depth", `${"[".repeat(65)}${"]".repeat(65)}`],
  ["65 levels of both kinds", "depth", '{"a":['.repeat(33)],
  ["levels after a text that ends in a backslash", "depth", `["\\\\",${"[".repeat(64)}`],
  ["a megabyte of brackets", "depth", "[".repeat(1_000_000)],
  ["50,001 values", "values", JSON.stringify(Array.from({ length: 50_001 }, () => 1))],
  ["60,000 keys", "values", `{${'"a":1,'.repeat(60_000)}"a":1}`],
  ["60,000 empty lists", "values", "[]".repeat(60_000)],
] as const)("%s exceed them: %s", (_what, excess, text) => {
  expect(excessOf(text)).toBe(excess);
});
