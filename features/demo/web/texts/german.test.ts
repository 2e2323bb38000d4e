import { expect, it } from "vitest";
import { findUntranslated } from "#platform/web/language/testing/find-untranslated.ts";
import { demoErrors } from "../../contract/index.ts";
import { english } from "./english.ts";
import { german } from "./german.ts";

it("says everything around the demo in German", () => {
  expect(findUntranslated(english, german, ["Demo", "Tour"])).toEqual([]);
});

it("words every refusal of the demo, and the one of all interfaces", () => {
  const known = [...Object.keys(demoErrors), "rate.limited"];
  expect(Object.keys(german.refusals).toSorted()).toEqual(known.toSorted());
});
