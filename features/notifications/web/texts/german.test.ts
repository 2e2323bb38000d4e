import { expect, it } from "vitest";
import { findUntranslated } from "#platform/web/language/testing/find-untranslated.ts";
import { english } from "./english.ts";
import { german } from "./german.ts";
import { settingsEnglish } from "./settings-english.ts";
import { settingsGerman } from "./settings-german.ts";

it("says everything about notifications in German", () => {
  expect(findUntranslated(english, german, [])).toEqual([]);
  expect(findUntranslated(settingsEnglish, settingsGerman, [])).toEqual([]);
});
