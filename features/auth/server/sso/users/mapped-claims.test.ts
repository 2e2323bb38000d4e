import { expect, test } from "vitest";
import { mappedClaims } from "./mapped-claims.ts";

test("a name that would read as another one loses the marks that turn it, and other values stay as they are told", () => {
  const told = new Map([
    ["displayName", ["Ann\u202enimda"]],
    ["groups", ["\u202eops"]],
  ]);
  const keys = { name: { name: "displayName" }, groups: { name: "groups", array: true } };
  expect(mappedClaims(told, keys)).toEqual({ name: "Annnimda", groups: ["\u202eops"] });
});
