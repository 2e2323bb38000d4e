import type { MarkdownBlock } from "./split-blocks.ts";

/** The first blocks that fit into `limit` characters, at least one. */
export function foldBlocks(blocks: readonly MarkdownBlock[], limit: number): readonly MarkdownBlock[] {
  let length = 0;
  const end = blocks.findIndex((block, index) => {
    length += block.kind === "code" ? block.code.length : block.text.length;
    return index > 0 && length > limit;
  });
  return end === -1 ? blocks : blocks.slice(0, end);
}
