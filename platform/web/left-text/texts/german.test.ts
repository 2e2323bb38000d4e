import { expect, it } from "vitest";
import { findUntranslated } from "#platform/web/language/testing/find-untranslated.ts";
import { english } from "./english.ts";
import { german } from "./german.ts";

it("says in German what becomes of a text that cannot be saved", () => {
  expect(findUntranslated(english, german)).toEqual([]);
});
