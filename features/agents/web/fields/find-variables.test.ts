import { expect, test } from "vitest";
import { findVariables } from "./find-variables.ts";

test("each variable is found once, at its first place", () => {
  expect(findVariables("Write for {{region}} on {{ date }}, not {{region}}.")).toEqual([
    { name: "region", start: 10, end: 20 },
    { name: "date", start: 24, end: 34 },
  ]);
});

test("what is not a name in double braces is text", () => {
  expect(findVariables("{region} {{}} {{ }} {{a b}} {{Region}}")).toEqual([]);
});
