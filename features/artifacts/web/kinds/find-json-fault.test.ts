import { expect, it } from "vitest";
import { findJsonFault } from "./find-json-fault.ts";

it.each(["1", ' {"a": [1, -2.5e3, true, null, "x\\n\\u00e9"], "b": {}} \n', "[]"])(
  "finds no fault in %j",
  (text) => {
    JSON.parse(text);
    expect(findJsonFault(text)).toBeUndefined();
  },
);

it.each([
  ["", 1],
  ["{a: 1}", 1],
  ['{\n  "a": 1,\n}', 3],
  ['{\n  "a": 1\n  "b": 2\n}', 3],
  ['{\n  "a": "x\n}', 2],
  ["[1,\n 01]", 2],
  ["[1] 2", 1],
  ["[".repeat(100_000), 1],
])("finds the line of the fault in %j", (text, line) => {
  expect(() => JSON.parse(text)).toThrow();
  expect(findJsonFault(text)).toBe(line);
});
