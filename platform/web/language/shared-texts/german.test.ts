import { expect, it } from "vitest";
import { findUntranslated } from "../testing/find-untranslated.ts";
import { english } from "./english.ts";
import { german } from "./german.ts";

it("says the words of all pages in German", () => {
  expect(findUntranslated(english, german)).toEqual([]);
});
