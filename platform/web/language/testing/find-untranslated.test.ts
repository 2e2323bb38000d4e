import { expect, it } from "vitest";
import { findUntranslated } from "./find-untranslated.ts";

const english = { go: "Go", plan: { name: "Plan", of: (place: number) => `of ${place}` }, list: ["one"] };

it("finds nothing where all is said in another way", () => {
  const german = {
    go: "Los",
    plan: { name: "Tarif", of: (place: number) => `von ${place}` },
    list: ["eins"],
  };
  expect(findUntranslated(english, german)).toEqual([]);
});

it("finds what is empty, missing or alike, also in texts with values and in lists", () => {
  const german = { go: " ", plan: { name: "Plan", of: (place: number) => `of ${place}` }, list: [] };
  expect(findUntranslated(english, german)).toEqual(["go", "plan.name", "plan.of", "list.0"]);
});

it("lets names be alike", () => {
  expect(findUntranslated({ name: "Demo" }, { name: "Demo" }, ["Demo"])).toEqual([]);
});

it("takes what only the other language words, such as a refusal, as it is, but not when it is empty", () => {
  expect(findUntranslated({ of: {} }, { of: { code: "Nein", other: "" } })).toEqual(["of.other"]);
});
