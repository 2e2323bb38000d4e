import { memo } from "react";
import ReactMarkdown from "react-markdown";
import remarkGfm from "remark-gfm";
import { CodeBlock } from "./code-block.tsx";
import { isCostlyMarkdown } from "./is-costly-markdown.ts";
import { keepFootnotesAsText } from "./link-definitions.ts";
import { BlockIsComplete, markdownElements } from "./markdown-elements.tsx";
import { repairTail } from "./repair-tail.ts";
import { showRawHtml } from "./show-raw-html.ts";
import type { MarkdownBlock } from "./split-blocks.ts";
import { trimAutolinks } from "./trim-autolinks.ts";

/** One block of Markdown. Rerendered only when it changed. */
export const Block = memo(function Block({ block, definitions, isComplete }: BlockProps) {
  if (block.kind === "code") {
    return (
      <CodeBlock code={block.code} language={block.language} isComplete={isComplete || block.isClosed} />
    );
  }
  if (isCostlyMarkdown(block.text)) return <p className="my-3 whitespace-pre-wrap">{block.text}</p>;
  const text = keepFootnotesAsText(isComplete ? block.text : repairTail(block.text));
  return (
    <BlockIsComplete value={isComplete}>
      <ReactMarkdown
        remarkPlugins={[remarkGfm, trimAutolinks]}
        rehypePlugins={[showRawHtml]}
        components={markdownElements}
        allowedElements={allowedElements}
        unwrapDisallowed
        urlTransform={keepAddress}
      >
        {definitions ? `${text}\n\n${definitions}` : text}
      </ReactMarkdown>
    </BlockIsComplete>
  );
}, isSame);

interface BlockProps {
  block: MarkdownBlock;
  /** The link definitions that the block refers to, from anywhere in the text. */
  definitions: string;
  isComplete: boolean;
}

const allowedElements = Object.keys(markdownElements);

/** Keeps URLs unchanged: `OutsideLink` and `NotLoadedImage` validate them where they are shown. */
function keepAddress(address: string): string {
  return address;
}

function isSame(before: BlockProps, after: BlockProps): boolean {
  if (before.isComplete !== after.isComplete || before.definitions !== after.definitions) return false;
  const [a, b] = [before.block, after.block];
  if (a.kind === "code" && b.kind === "code") {
    return a.code === b.code && a.language === b.language && a.isClosed === b.isClosed;
  }
  return a.kind === "markdown" && b.kind === "markdown" && a.text === b.text;
}
