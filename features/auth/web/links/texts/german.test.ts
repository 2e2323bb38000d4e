import { expect, it } from "vitest";
import { findUntranslated } from "#platform/web/language/testing/find-untranslated.ts";
import { english } from "./pages/english.ts";
import { german } from "./pages/german.ts";

it("says everything about mailed links and new passwords in German", () => {
  expect(findUntranslated(english, german, ["."])).toEqual([]);
});
