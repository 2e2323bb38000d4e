import { startTransition, useRef, useState } from "react";
import { Button } from "../ui/button.tsx";
import { foldBlocks } from "./fold-blocks.ts";
import { growBlocks, noBlocks } from "./grow-blocks.ts";
import { dropInvisibleCharacters } from "./invisible-characters.ts";
import { definitionsFor, findLinkDefinitions } from "./link-definitions.ts";
import { Block } from "./markdown-block.tsx";

/**
 * Renders untrusted Markdown, also while it is growing. Nothing in it loads, runs or navigates by itself: no
 * HTML, no images, and a link opens only after its URL was shown.
 */
export function Markdown({ text, isGrowing = false }: { text: string; isGrowing?: boolean }) {
  const last = useRef(noBlocks);
  const grown = growBlocks(last.current, dropInvisibleCharacters(text));
  last.current = grown;
  const definitions = findLinkDefinitions(isGrowing ? grown.text : `${grown.text}\n`);
  const all = [...grown.frozen, ...grown.tail];
  // A text that grew on screen stays unfolded. A long text opened later starts folded.
  const [isUnfolded, setUnfolded] = useState(isGrowing);
  const blocks = isUnfolded || isGrowing ? all : foldBlocks(all, foldedLength);
  return (
    <div className="text-md break-words text-ink-1 [&>:first-child]:mt-0 [&>:last-child]:mb-0">
      {blocks.map((block, index) => (
        <Block
          key={keyOf(index)}
          block={block}
          definitions={block.kind === "code" ? "" : definitionsFor(block.text, definitions)}
          isComplete={!isGrowing || index < all.length - 1}
        />
      ))}
      {blocks.length < all.length && (
        <Button className="mt-3 print:hidden" onClick={() => startTransition(() => setUnfolded(true))}>
          Show all {text.length.toLocaleString("en-US")} characters
        </Button>
      )}
    </div>
  );
}

/** Characters of a finished text shown before unfolding. */
const foldedLength = 100_000;

/** Blocks are only appended, so their position identifies them. */
function keyOf(index: number): string {
  return `block-${index}`;
}
