import { expect, it } from "vitest";
import { describeDeciders } from "./describe-deciders.ts";
import { english } from "./texts/english.ts";
import { german } from "./texts/german.ts";

const words = (names: string[], total = names.length) =>
  describeDeciders({ deciders: { names, total } }, english);

it("names who can decide", () => {
  expect(words(["Ben"])).toBe("Ben can decide this, and sees it on the dashboard.");
  expect(words(["Ben", "Lena"])).toBe("Ben or Lena can decide this, and see it on the dashboard.");
  expect(words(["Ben", "Lena", "Omar"], 4)).toContain("Ben, Lena, Omar or 1 other can decide");
  expect(words(["Ben", "Lena", "Omar"], 9)).toContain("Omar or 6 others can decide");
});

it("says it in the language of the page", () => {
  expect(describeDeciders({ deciders: { names: ["Ben", "Lena"], total: 3 } }, german)).toBe(
    "Ben, Lena oder 1 andere Person können dies entscheiden und sehen es in der Übersicht.",
  );
});

it("names nobody where nobody can", () => {
  expect(words([])).toBeNull();
  expect(describeDeciders({ deciders: null }, english)).toBe("Somebody else has to decide this.");
});
