import { expect, it } from "vitest";
import { describeDeciders } from "./describe-deciders.ts";

const words = (names: string[], total = names.length) => describeDeciders({ deciders: { names, total } });

it("names who can decide", () => {
  expect(words(["Ben"])).toBe("Ben can decide this, and sees it on the dashboard.");
  expect(words(["Ben", "Lena"])).toBe("Ben or Lena can decide this, and see it on the dashboard.");
  expect(words(["Ben", "Lena", "Omar"], 4)).toContain("Ben, Lena, Omar or 1 other can decide");
  expect(words(["Ben", "Lena", "Omar"], 9)).toContain("Omar or 6 others can decide");
});

it("names nobody where nobody can", () => {
  expect(words([])).toBeNull();
  expect(describeDeciders({ deciders: null })).toBe("Somebody else has to decide this.");
});
