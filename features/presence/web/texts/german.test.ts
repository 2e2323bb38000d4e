import { expect, it } from "vitest";
import { english } from "./english.ts";
import { german } from "./german.ts";

it("says who is here in German", () => {
  expect([english.somebody, german.somebody]).toEqual(["Somebody", "Jemand"]);
  expect([german.here(["Eva", "Udo"], 1), german.writing(["Eva"])]).toEqual([
    "Eva, Udo und eine weitere Person sind hier",
    "Eva schreibt …",
  ]);
  expect([english.here(["Eve"], 0), english.writing(["Eve", "Bob"])]).toEqual([
    "Eve is here",
    "Eve and Bob are writing…",
  ]);
});
