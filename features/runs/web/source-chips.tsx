import { lazy, Suspense, useState } from "react";
import type { ToolSource } from "#features/tools/contract/index.ts";
import { OutsideLink } from "#platform/web/markdown/outside-link.tsx";
import { readLink } from "#platform/web/markdown/read-link.ts";

const PassageDialog = lazy(async () => ({ default: (await import("./passage-dialog.tsx")).PassageDialog }));

/** A source and the tool call that read it. Strangers have no tool call. */
export type ReadSource = ToolSource & { toolCallId?: string };

/** The sources of an answer: numbered chips with the host. A press opens what the model read. */
export function SourceChips({ sources, className }: { sources: readonly ReadSource[]; className?: string }) {
  const [opened, setOpened] = useState<ReadSource & { toolCallId: string }>();
  const distinct = sources.filter(
    (source, index) => sources.findIndex(({ url }) => url === source.url) === index,
  );
  if (distinct.length === 0) return null;
  return (
    <>
      <ol aria-label="Sources" className={`flex flex-wrap gap-1.5 ${className ?? ""}`}>
        {distinct.map((source, index) => (
          <li key={source.url} className="min-w-0 max-w-full">
            <SourceChip source={source} number={index + 1} onOpen={setOpened} />
          </li>
        ))}
      </ol>
      {opened && (
        <Suspense fallback={null}>
          <PassageDialog source={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  );
}

function SourceChip({ source, number, onOpen }: SourceChipProps) {
  const host = readLink(source.url)?.host;
  const { toolCallId } = source;
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
  if (toolCallId) {
    return (
      <button
        type="button"
        className={`${chip} ${pressable}`}
        onClick={() => onOpen({ ...source, toolCallId })}
      >
        {words}
      </button>
    );
  }
  if (!host) return <span className={chip}>{words}</span>;
  return (
    <OutsideLink address={source.url} isHostShown={false} className={`${chip} ${pressable} no-underline`}>
      {words}
    </OutsideLink>
  );
}

interface SourceChipProps {
  source: ReadSource;
  number: number;
  onOpen: (source: ReadSource & { toolCallId: string }) => void;
}

const pressable = "transition-colors hover:border-line-3 hover:text-ink-1";
const chip =
  "inline-flex h-6 max-w-full items-center gap-1.5 rounded-full border border-line-2 bg-paper-1 pr-2.5 pl-1 text-xs " +
  "text-ink-2 pointer-coarse:h-11 pointer-coarse:pr-4 pointer-coarse:pl-3";
