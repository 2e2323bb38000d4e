import { expect, it } from "vitest";
import { findUntranslated } from "#platform/web/language/testing/find-untranslated.ts";
import { english } from "./english.ts";
import { german } from "./german.ts";

it("says everything on the page of invitations in German", () => {
  expect(findUntranslated(english, german, ["."])).toEqual([]);
});
