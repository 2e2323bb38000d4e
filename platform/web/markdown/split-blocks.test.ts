import { describe, expect, test } from "vitest";
import { growBlocks, noBlocks } from "./grow-blocks.ts";
import { type MarkdownBlock, splitBlocks } from "./split-blocks.ts";

const texts = (markdown: string) => splitBlocks(markdown).map(({ block }) => describeBlock(block));
const describeBlock = (block: MarkdownBlock) =>
  block.kind === "markdown" ? block.text : `${block.language}:${block.code}${block.isClosed ? "" : "…"}`;

describe("Markdown is cut into blocks", () => {
  test("at blank lines between paragraphs", () => {
    expect(texts("One\nstill one\n\n\nTwo")).toEqual(["One\nstill one", "Two"]);
  });

  test("but not at blank lines inside a list", () => {
    expect(texts("- a\n\n- b\n\n  more b\n\nafter")).toEqual(["- a\n\n- b\n\n  more b", "after"]);
    expect(texts("1. a\n\n2. b")).toEqual(["1. a\n\n2. b"]);
  });

  test("but not at blank lines inside an indented code block", () => {
    expect(texts("    a\n\n    b\n\nc")).toEqual(["    a\n\n    b", "c"]);
  });

  test("around a code fence, whose blank lines and signs are code", () => {
    expect(texts("Look:\n```ts title=x\nconst a = 1;\n\n# not a heading\n```\nDone")).toEqual([
      "Look:",
      "ts:const a = 1;\n\n# not a heading",
      "Done",
    ]);
  });

  test("where a fence ends only with as many signs as it began with", () => {
    expect(texts("````md\n```js\nx\n```\n````\nend")).toEqual(["md:```js\nx\n```", "end"]);
    expect(texts("~~~\n```\n~~~")).toEqual([":```"]);
  });

  test("and an unfinished fence is the last block", () => {
    expect(texts("a\n\n```py\nprint(1)\n\nprint(2)")).toEqual(["a", "py:print(1)\n\nprint(2)…"]);
  });

  test("and an inline pair of three backticks opens nothing", () => {
    expect(texts("```code``` in a line\n\nnext")).toEqual(["```code``` in a line", "next"]);
  });

  test("and a table stays whole", () => {
    const table = "| a | b |\n| - | - |\n| 1 | 2 |";
    expect(texts(`${table}\n\nafter`)).toEqual([table, "after"]);
  });

  test("and line ends of any system are the same", () => {
    expect(texts("One\r\n\r\n```\r\nx\r\n```\r\nTwo")).toEqual(["One", ":x", "Two"]);
  });
});

describe("Growing Markdown", () => {
  const markdown =
    "# Title\n\nA paragraph with **bold**.\n\n1. one\n\n2. two\n   - deep\n\n```js\nlet a;\n\nlet b;\n```\n\n" +
    "| a | b |\n| - | - |\n| 1 | 2 |\n\n> quote\n> more\n\n    code\n\n    code\n\nEnd\n\n- last";

  test("ends in the same blocks as Markdown that came at once, whatever the pieces", () => {
    const whole = splitBlocks(markdown).map(({ block }) => block);
    for (const size of [1, 2, 3, 7, 20]) {
      let grown = noBlocks;
      for (let end = size; end < markdown.length + size; end += size) {
        grown = growBlocks(grown, markdown.slice(0, end));
        const seen = [...grown.frozen, ...grown.tail];
        expect(seen).toEqual(splitBlocks(markdown.slice(0, end)).map(({ block }) => block));
      }
      expect([...grown.frozen, ...grown.tail]).toEqual(whole);
    }
  });

  test("never changes a frozen block", () => {
    let grown = noBlocks;
    for (let end = 1; end <= markdown.length; end += 1) {
      const next = growBlocks(grown, markdown.slice(0, end));
      expect(next.frozen.slice(0, grown.frozen.length)).toEqual(grown.frozen);
      grown = next;
    }
    expect(grown.frozen.length).toBeGreaterThan(5);
  });

  test("keeps a list open while its next item may still be arriving", () => {
    const grown = growBlocks(noBlocks, "- a\n\n-");
    expect(grown.frozen).toEqual([]);
    expect(growBlocks(grown, "- a\n\n- b\n").tail).toEqual([{ kind: "markdown", text: "- a\n\n- b" }]);
  });

  test("starts over when the text is another one", () => {
    const grown = growBlocks(growBlocks(noBlocks, "One\n\nTwo\n\nThree"), "Other");
    expect([...grown.frozen, ...grown.tail]).toEqual([{ kind: "markdown", text: "Other" }]);
  });
});
