import { expect, it } from "vitest";
import { plainText } from "./plain-text.ts";

it("a passage of Markdown is shown without its marks", () => {
  const text = "## Holidays\n\nEverybody has **30 days**.";
  expect(plainText({ text, isMarkdown: true })).toBe("Holidays\n\nEverybody has 30 days.");
});

it.each(["# a comment\nx = 2 ** 3 ** y", "> 14 Tage Lieferzeit kosten 5 % Abzug.", "__init__ and _id_"])(
  "a passage of anything else stays as it is: %j",
  (text) => expect(plainText({ text, isMarkdown: false })).toBe(text),
);
