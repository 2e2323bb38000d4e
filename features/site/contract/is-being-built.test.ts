import { expect, test } from "vitest";
import { isBeingBuilt } from "./is-being-built.ts";

test("a feature of a plan is known by its words up to the colon", () => {
  const pricing = { beingBuilt: ["Voice"] };
  expect(isBeingBuilt("Voice: talk in place of typing", pricing)).toBe(true);
  expect(isBeingBuilt("Voice", pricing)).toBe(true);
  expect(isBeingBuilt("Voices", pricing)).toBe(false);
});
