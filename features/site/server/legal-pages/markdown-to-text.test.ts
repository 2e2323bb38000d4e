import { expect, test } from "vitest";
import { legalSeeds } from "../content/legal/legal-seeds.ts";
import { markdownToText } from "./markdown-to-text.ts";

test.each([
  ["# Terms of Service #", "Terms of Service"],
  ["### What we *keep*", "What we keep"],
  ["**Bold**, *italic*, __both__, _one_ and ~~gone~~", "Bold, italic, both, one and gone"],
  ["- an item\n  + below it", "• an item\n  • below it"],
  ["1. first\n2. second", "1. first\n2. second"],
  ["> somebody said", "somebody said"],
  ["See [our terms](/terms) here.", "See our terms (/terms) here."],
  ["[a@example.com](mailto:a@example.com)", "a@example.com"],
  ["<https://example.com/a_b_c>", "https://example.com/a_b_c"],
  ["| What | How long |\n| --- | :-: |\n| **Mail** | a day |", "What · How long\nMail · a day"],
  ["Line  \nand line\\\nend", "Line\nand line\nend"],
  ["```sh\n# not a heading\n```", "# not a heading"],
  ["One\n\n---\n\nTwo", "One\n\n\n\nTwo"],
])("%j is said as %j", (markdown, words) => expect(markdownToText(markdown)).toBe(words));

test.each([
  "2 * 3 * 4",
  "some_file_name",
  "a # b",
  "5 - 3",
  "[in brackets]",
  "{{operator}}",
  "x < y",
  "a | b",
])("%j holds no marks, and stays as it is", (text) => expect(markdownToText(text)).toBe(text));

test("marks that are meant as letters stay letters", () => {
  expect(markdownToText("A \\*star\\* and \\[brackets\\](x)")).toBe("A *star* and [brackets](x)");
  expect(markdownToText("Run `rm **` now")).toBe("Run rm ** now");
});

test("another address behind the same words is another text", () => {
  expect(markdownToText("[us](https://a.example)")).not.toBe(markdownToText("[us](https://b.example)"));
});

test.each(Object.entries(legalSeeds))("nothing of %s reads as a mark", (_kind, { en, de }) => {
  for (const { markdown } of [en, de]) {
    expect(markdownToText(markdown)).not.toMatch(/^#|\*\*|\]\(|^\s*\||^- /m);
  }
});
