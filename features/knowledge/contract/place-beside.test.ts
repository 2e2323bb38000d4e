import { expect, it } from "vitest";
import { placeBeside } from "./place-beside.ts";

it.each([
  ["Support hours", "Support hours"],
  ["Support hours.md", "Support hours"],
  ["SUPPORT: hours", "Support hours"],
])("a place that says the same as the title is not said again: %s, %s", (title, place) =>
  expect(placeBeside(title, place)).toBe(""),
);

it.each([
  ["Support hours", "Support"],
  ["Handbook.pdf", "p. 3"],
  ["Support", "Support hours"],
])("another place is said: %s, %s", (title, place) => expect(placeBeside(title, place)).toBe(place));
