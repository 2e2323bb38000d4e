import { expect, it } from "vitest";
import { mostTitleCharacters } from "../../contract/index.ts";
import { titleOfText } from "./title-of-text.ts";

it.each([
  ["# Offer\n\nDear Ms Kunz,", "Offer"],
  ["\n\n## The **second** [offer](https://example.com)\n", "The second offer"],
  [`# ${"a".repeat(mostTitleCharacters + 9)}`, "a".repeat(mostTitleCharacters)],
])("a document that begins with a heading is called so: %j", (text, title) => {
  expect(titleOfText("document", text)).toBe(title);
});

it.each(["", "Dear Ms Kunz,\n\n# Offer", "#", "# \n", "#Offer", "#### Small print"])(
  "a document that begins otherwise has no such title: %j",
  (text) => {
    expect(titleOfText("document", text)).toBeUndefined();
  },
);

it("a comment of code is no heading", () => {
  expect(titleOfText("code", "# Offer\n")).toBeUndefined();
});
