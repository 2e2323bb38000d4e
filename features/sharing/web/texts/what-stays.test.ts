import { expect, it } from "vitest";
import { english } from "./english.ts";
import { whatStays } from "./relation-words.ts";

it("says of a collection that quotes in earlier answers stay, and nothing of what leaves nothing behind", () => {
  expect(whatStays(english, "collection")).toMatch(/^Answers that quoted it stay in their conversations\./);
  expect(whatStays(english, "agent")).toBeUndefined();
  expect(whatStays(english, "toString")).toBeUndefined();
});
