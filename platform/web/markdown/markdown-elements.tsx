import { ImageOff } from "lucide-react";
import { createContext, isValidElement, type ReactNode, use } from "react";
import type { Components } from "react-markdown";
import { reachWhenScrollable } from "../ui/reach-when-scrollable.ts";
import { CodeBlock } from "./code-block.tsx";
import { InsideLinks } from "./inside-link.ts";
import { OutsideLink } from "./outside-link.tsx";
import { readImageHost } from "./read-link.ts";

/** False inside a block that is still being written. */
export const BlockIsComplete = createContext(true);

/**
 * The allowed elements. Any other element shows as its text. All headings have one level: models skip levels,
 * and screen reader users would look for the missing ones.
 */
export const markdownElements: Components = {
  p: ({ children }) => <p className="my-3">{children}</p>,
  h1: ({ children }) => <h3 className="mt-6 mb-2 text-xl font-semibold">{children}</h3>,
  h2: ({ children }) => <h3 className="mt-6 mb-2 text-lg font-semibold">{children}</h3>,
  h3: ({ children }) => <h3 className="mt-5 mb-1.5 text-md font-semibold">{children}</h3>,
  h4: ({ children }) => <h3 className="mt-4 mb-1 text-md font-medium">{children}</h3>,
  h5: ({ children }) => <h3 className="mt-4 mb-1 text-md font-medium text-ink-2">{children}</h3>,
  h6: ({ children }) => <h3 className="mt-4 mb-1 text-md font-medium text-ink-2">{children}</h3>,
  strong: ({ children }) => <strong className="font-semibold">{children}</strong>,
  em: ({ children }) => <em>{children}</em>,
  del: ({ children }) => <del className="text-ink-3">{children}</del>,
  br: () => <br />,
  hr: () => <hr className="my-5 border-line-1" />,
  ul: ({ children }) => <ul className="my-3 list-disc space-y-1 pl-6 marker:text-ink-3">{children}</ul>,
  ol: ({ children, start }) => (
    <ol start={start} className="my-3 list-decimal space-y-1 pl-6 tabular-nums marker:text-ink-3">
      {children}
    </ol>
  ),
  li: ({ children, className }) => (
    <li
      className={
        className?.includes("task-list-item")
          ? "-ml-6 list-none [&>p]:my-1 [&>ul]:ml-6"
          : "pl-0.5 [&>ol]:my-1 [&>p]:my-1 [&>ul]:my-1"
      }
    >
      {children}
    </li>
  ),
  input: ({ checked }) => (
    <span
      role="img"
      aria-label={checked ? "Done:" : "To do:"}
      className={
        checked
          ? "mr-2 inline-grid size-4 place-items-center rounded-sm bg-accent align-[-2px] text-2xs text-on-accent before:content-['✓']"
          : "mr-2 inline-block size-4 rounded-sm border border-line-3 align-[-2px]"
      }
    />
  ),
  blockquote: ({ children }) => (
    <blockquote className="my-3 border-l-2 border-line-2 pl-4 text-ink-2">{children}</blockquote>
  ),
  a: ({ href, children }) => <Link address={href ?? ""}>{children}</Link>,
  img: ({ src, alt }) => <NotLoadedImage address={typeof src === "string" ? src : ""} alt={alt ?? ""} />,
  code: ({ children }) => (
    <code className="rounded-sm border border-line-1 bg-paper-2 px-1 py-px font-mono text-[0.85em] break-words">
      {children}
    </code>
  ),
  pre: ({ children }) => <NestedCode>{children}</NestedCode>,
  table: ({ children }) => (
    <div
      ref={reachWhenScrollable}
      className="my-4 overflow-x-auto rounded-lg border border-line-1 print:overflow-visible"
    >
      <table className="w-full border-collapse text-sm tabular-nums [&_tr:last-child>td]:border-b-0">
        {children}
      </table>
    </div>
  ),
  thead: ({ children }) => <thead className="bg-paper-2">{children}</thead>,
  tbody: ({ children }) => <tbody>{children}</tbody>,
  tr: ({ children }) => <tr>{children}</tr>,
  th: ({ children, style }) => (
    <th
      scope="col"
      className={`border-b border-line-1 px-3 py-2 font-medium whitespace-nowrap text-ink-2 ${alignments[readAlignment(style)]}`}
    >
      {children}
    </th>
  ),
  td: ({ children, style }) => (
    <td className={`min-w-24 border-b border-line-1 px-3 py-2 align-top ${alignments[readAlignment(style)]}`}>
      {children}
    </td>
  ),
};

/** A link of the product where the text may have some, else one that leads outside. */
function Link({ address, children }: { address: string; children: ReactNode }) {
  const inside = use(InsideLinks)?.(address, children);
  return inside ?? <OutsideLink address={address}>{children}</OutsideLink>;
}

const alignments = { left: "text-left", right: "text-right", center: "text-center" };

function readAlignment(style: { textAlign?: unknown } | undefined): keyof typeof alignments {
  const value = style?.textAlign;
  return value === "right" || value === "center" ? value : "left";
}

/** Code inside a list or quotation. Top-level fences are rendered elsewhere. */
function NestedCode({ children }: { children: ReactNode }) {
  const isComplete = use(BlockIsComplete);
  if (!isValidElement<{ className?: string; children?: ReactNode }>(children)) return <pre>{children}</pre>;
  const { className, children: code } = children.props;
  const language = /language-(\S+)/.exec(className ?? "")?.[1] ?? "";
  const text = typeof code === "string" ? code.replace(/\n$/, "") : "";
  return <CodeBlock code={text} language={language} isComplete={isComplete} />;
}

/** Replaces an image. Loading it would tell its host that someone reads this, and what. */
function NotLoadedImage({ address, alt }: { address: string; alt: string }) {
  const host = readImageHost(address);
  return (
    <span className="mx-0.5 inline-flex max-w-full items-center gap-1.5 rounded-md border border-line-1 bg-paper-2 px-2 py-0.5 align-baseline text-xs text-ink-2">
      <ImageOff aria-hidden="true" size={14} className="shrink-0 text-ink-3" />
      <span className="min-w-0 break-words">
        {alt && `${alt}: `}
        {host ? `image from ${host} (not loaded)` : "image (not loaded)"}
      </span>
    </span>
  );
}
