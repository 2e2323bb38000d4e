import { type MarkdownBlock, splitBlocks } from "./split-blocks.ts";

/** Markdown that grows: the blocks in front never change again and are not read twice. */
export interface GrownBlocks {
  text: string;
  frozen: readonly MarkdownBlock[];
  /** Where in the text the part begins that may still change. */
  tailOffset: number;
  tail: readonly MarkdownBlock[];
}

export const noBlocks: GrownBlocks = { text: "", frozen: [], tailOffset: 0, tail: [] };

/** The blocks of `text`; only what follows the frozen blocks is read when it continues the text before. */
export function growBlocks(before: GrownBlocks, text: string): GrownBlocks {
  if (text === before.text) return before;
  const start = text.startsWith(before.text) ? before : noBlocks;
  const placed = splitBlocks(text.slice(start.tailOffset));
  const settledCount = countSettled(placed);
  const next = placed[settledCount];
  const settled = placed.slice(0, settledCount).map(({ block }) => block);
  return {
    text,
    frozen: settled.length > 0 ? [...start.frozen, ...settled] : start.frozen,
    tailOffset: start.tailOffset + (next ? next.offset : 0),
    tail: placed.slice(settledCount).map(({ block }) => block),
  };
}

/** A block is settled once the first line of the block after it is whole. The last one never is. */
function countSettled(placed: readonly { hasWholeFirstLine: boolean }[]): number {
  for (let index = placed.length - 1; index > 0; index -= 1) {
    if (placed[index]?.hasWholeFirstLine) return index;
  }
  return 0;
}
