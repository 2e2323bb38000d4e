import { expect, it } from "vitest";
import { placeShownAt, type ShownPlace } from "./shown-place.ts";

it("is the same while one stays, and another one elsewhere", () => {
  const here: ShownPlace = { draftPlace: "one" };
  expect(placeShownAt("one", here)).toBe(here);
  expect(placeShownAt("two", here)).not.toBe(here);
});

it("is the same under the address that a conversation gets when it begins", () => {
  const here: ShownPlace = { draftPlace: "new", beginsAs: "one" };
  expect(placeShownAt("one", here)).toBe(here);
  expect(here.draftPlace).toBe("one");
});

it("is another one for who goes from a conversation that begins to one that was there", () => {
  const here: ShownPlace = { draftPlace: "new", beginsAs: "one" };
  expect(placeShownAt("two", here)).toEqual({ draftPlace: "two" });
  expect(here.draftPlace).toBe("new");
});
