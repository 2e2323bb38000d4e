import { type MarkdownBlock, splitBlocks } from "./split-blocks.ts";

/** Growing Markdown. The frozen blocks never change again and are not parsed twice. */
export interface GrownBlocks {
  text: string;
  frozen: readonly MarkdownBlock[];
  /** Offset of the part that may still change. */
  tailOffset: number;
  tail: readonly MarkdownBlock[];
}

export const noBlocks: GrownBlocks = { text: "", frozen: [], tailOffset: 0, tail: [] };

/**
 * The blocks of `text`. When it continues the earlier text, only the part after the frozen blocks is parsed.
 */
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

/** A block is settled once the next block's first line is complete. The last block never is. */
function countSettled(placed: readonly { hasWholeFirstLine: boolean }[]): number {
  for (let index = placed.length - 1; index > 0; index -= 1) {
    if (placed[index]?.hasWholeFirstLine) return index;
  }
  return 0;
}
