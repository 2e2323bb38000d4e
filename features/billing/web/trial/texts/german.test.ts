import { expect, it } from "vitest";
import { findUntranslated } from "#platform/web/language/testing/find-untranslated.ts";
import { billingErrors } from "../../../contract/index.ts";
import { english as startEnglish } from "../start-texts/english.ts";
import { german as startGerman } from "../start-texts/german.ts";
import { english } from "./english.ts";
import { german } from "./german.ts";

it("says everything of the trial dialog in German", () => {
  expect(findUntranslated(english, german, ["."])).toEqual([]);
  expect(findUntranslated(startEnglish, startGerman)).toEqual([]);
});

it("words refusals that the server knows", () => {
  const known = [...Object.keys(billingErrors), "rate.limited", "auth.forbidden"];
  expect(known).toEqual(expect.arrayContaining(Object.keys(german.refusals)));
});
