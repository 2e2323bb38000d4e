import { expect, it } from "vitest";
import { whatHides } from "./what-hides.ts";

it("an input that shows everything has nothing to say", () => {
  expect(whatHides("Dear Kim,\nhere it is.\tYours")).toEqual([]);
  expect(whatHides("kim@customer.example")).toEqual([]);
});

it("invisible characters are named once each, because an input draws nothing for them", () => {
  expect(whatHides("In\u200bvoice \u202efdp.44\u200b")).toEqual([
    "It has invisible characters: U+200B (zero-width space), U+202E (right-to-left override).",
  ]);
});

it("a host that imitates another one is named as the network has it", () => {
  expect(whatHides("kim@customer.example\naccounts@раypal.example")).toEqual([
    "раypal.example has unusual letters, and is really xn--ypal-43d9g.example.",
  ]);
});
