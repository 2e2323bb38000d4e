import { expect, it } from "vitest";
import { isMissingValues } from "./missing-values.ts";

const variables = [
  { name: "region", isRequired: true },
  { name: "tone", isRequired: false },
];

it("misses a required value that is empty, and no other one", () => {
  expect(isMissingValues(variables, {})).toBe(true);
  expect(isMissingValues(variables, { region: "  ", tone: "plain" })).toBe(true);
  expect(isMissingValues(variables, { region: "Tyrol" })).toBe(false);
  expect(isMissingValues([], {})).toBe(false);
});
