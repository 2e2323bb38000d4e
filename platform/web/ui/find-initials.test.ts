import { expect, it } from "vitest";
import { findInitials } from "./find-initials.ts";

it.each([
  ["Jana Holt", "JH"],
  ["Ines Maria Marek", "IM"],
  ["tom.berg@acme.example", "TB"],
  ["admin", "A"],
  ["Élodie", "É"],
  ["", "?"],
])("finds the initials of %j", (name, initials) => {
  expect(findInitials(name)).toBe(initials);
});
