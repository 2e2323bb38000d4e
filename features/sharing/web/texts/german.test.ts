import { expect, it } from "vitest";
import { findUntranslated } from "#platform/web/language/testing/find-untranslated.ts";
import { english } from "./english.ts";
import { german } from "./german.ts";
import { english as englishMenu } from "./menu/english.ts";
import { german as germanMenu } from "./menu/german.ts";

it("says everything about sharing in German", () => {
  expect(findUntranslated(english, german, ["Team", "Agent", "Team 7"])).toEqual([]);
  expect(findUntranslated(englishMenu, germanMenu)).toEqual([]);
});
