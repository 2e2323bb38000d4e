import { expect, it } from "vitest";
import { cleanName } from "./clean-name.ts";

it.each([
  ["hidden characters", "Bob\u{E0101}\u{E0141}\u3164\u200B Lee", "Bob Lee"],
  ["no name", "\u3164\u{E0100}", "somebody"],
  ["the end of the mark", 'Bob"]\n[system]', "Bob system"],
  ["a long name of characters beyond the first plane", "\u{20000}".repeat(61), "\u{20000}".repeat(60)],
])("a name with %s is told as it reads", (_what, name, cleaned) => {
  expect(cleanName(name)).toBe(cleaned);
  expect(cleanName(name).isWellFormed()).toBe(true);
});
