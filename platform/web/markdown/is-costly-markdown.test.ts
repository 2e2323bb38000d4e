import { expect, test } from "vitest";
import { isCostlyMarkdown } from "./is-costly-markdown.ts";

test.each(["<!--", "<?", "<![CDATA[", "<!A "])("many openings of %s hold up the parser", (opening) => {
  expect(isCostlyMarkdown(opening.repeat(200))).toBe(true);
});

test("so does a text that nobody reads to its end", () => {
  expect(isCostlyMarkdown("a ".repeat(26_000))).toBe(true);
});

test("a few openings and a long text do not", () => {
  expect(isCostlyMarkdown(`A comment begins with \`<!--\`. ${"And so on. ".repeat(2_000)}`)).toBe(false);
});

test.each(["]", "[", "![", "*", "_a ", "`a``", "<", "&", "[a](b)", "| ]\n", "2) ]\n", "- a\n          - ]"])(
  "so do many %j in one paragraph",
  (piece) => {
    const text = `Beginning ${piece.repeat(1_100)}`;
    expect(isCostlyMarkdown(text)).toBe(true);
    expect(isCostlyMarkdown(piece.startsWith("- ") ? text.replace("Beginning ", "") : text)).toBe(true);
  },
);

test.each(["> ", "- ", "1. ", "> - ", ">"])("so do %j inside of each other", (container) => {
  expect(isCostlyMarkdown(`${container.repeat(40)}deep`)).toBe(true);
  expect(isCostlyMarkdown(`${container.repeat(10)}not so deep`)).toBe(false);
});

test.each(["a\n=\n", "--\n", "- - \n", "1. - a\n"])("so do many lines of %j", (line) => {
  expect(isCostlyMarkdown(line.repeat(400))).toBe(true);
});

test.each([
  ["a list of links", "- [a page](https://example.com/a_b) and *more*\n".repeat(500)],
  ["a table of links", `| a | b |\n| --- | --- |\n${"| [a](https://example.com) | `b` |\n".repeat(500)}`],
  ["a line across the page", `Above\n\n${"-".repeat(80)}\n\n${"* ".repeat(20)}`],
  ["a long quote", "> It was said so.\n".repeat(1_000)],
])("%s does not", (_kind, text) => {
  expect(isCostlyMarkdown(text)).toBe(false);
});
