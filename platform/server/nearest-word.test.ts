import { expect, it } from "vitest";
import { nearestWord } from "./nearest-word.ts";

const words = ["PORT", "HOST", "PUBLIC_URL", "DATABASE_URL", "DATA_DIR", "grant"];

it.each([
  ["PROT", "PORT"],
  ["POTR", "PORT"],
  ["DATABSE_URL", "DATABASE_URL"],
  ["PUBLICURL", "PUBLIC_URL"],
  ["grnat", "grant"],
  ["SOMETHING_ELSE", undefined],
  ["x", undefined],
])("takes %s for %s", (typed, word) => {
  expect(nearestWord(typed, words)).toBe(word);
});
