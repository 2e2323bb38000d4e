import type { ToolSource } from "#features/tools/contract/index.ts";
import { OutsideLink } from "#platform/web/markdown/outside-link.tsx";
import { readLink } from "#platform/web/markdown/read-link.ts";

/** The sources of an answer: numbered chips with the host. A press asks, then opens the page. */
export function SourceChips({ sources, className }: { sources: readonly ToolSource[]; className?: string }) {
  const distinct = sources.filter(
    (source, index) => sources.findIndex(({ url }) => url === source.url) === index,
  );
  if (distinct.length === 0) return null;
  return (
    <ol aria-label="Sources" className={`flex flex-wrap gap-1.5 ${className ?? ""}`}>
      {distinct.map((source, index) => (
        <li key={source.url} className="min-w-0 max-w-full">
          <SourceChip source={source} number={index + 1} />
        </li>
      ))}
    </ol>
  );
}

function SourceChip({ source, number }: { source: ToolSource; number: number }) {
  const host = readLink(source.url)?.host;
  const words = (
    <>
      <span className="grid size-4 shrink-0 place-items-center rounded-full bg-paper-3 text-2xs font-medium tabular-nums">
        {number}
      </span>
      <span className="truncate">{source.title || host || source.url}</span>
      {host && host !== source.title && (
        <span className="truncate font-mono text-2xs text-ink-3">{host}</span>
      )}
    </>
  );
  if (!host) return <span className={chip}>{words}</span>;
  return (
    <OutsideLink
      address={source.url}
      isHostShown={false}
      className={`${chip} no-underline transition-colors hover:border-line-3 hover:text-ink-1`}
    >
      {words}
    </OutsideLink>
  );
}

const chip =
  "inline-flex h-6 max-w-full items-center gap-1.5 rounded-full border border-line-2 bg-paper-1 pr-2.5 pl-1 text-xs " +
  "text-ink-2 pointer-coarse:h-11 pointer-coarse:pr-4 pointer-coarse:pl-3";
