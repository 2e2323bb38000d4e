import { expect, test } from "vitest";
import { foldBlocks } from "./fold-blocks.ts";
import type { MarkdownBlock } from "./split-blocks.ts";

const blocks = [40, 40, 40].map((length): MarkdownBlock => ({ kind: "markdown", text: "x".repeat(length) }));

test("a text that is short enough is not folded", () => {
  expect(foldBlocks(blocks, 120)).toBe(blocks);
});

test("a long text ends with the last block that fits", () => {
  expect(foldBlocks(blocks, 100)).toHaveLength(2);
});

test("the first block is always shown", () => {
  expect(foldBlocks(blocks, 10)).toHaveLength(1);
});
