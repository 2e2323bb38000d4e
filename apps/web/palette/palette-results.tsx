import { useEffect, useRef } from "react";
import { classNames } from "#platform/web/ui/class-names.ts";
import { MarkedText } from "#platform/web/ui/marked-text.tsx";
import type { PaletteGroup } from "./find-entries.ts";

/** The results under their headings. The input keeps the focus and marks one. */
export function PaletteResults({ listId, groups, current, onOpen, onMark }: PaletteResultsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector(`[id="${listId}-${current}"]`)?.scrollIntoView({ block: "nearest" });
  }, [listId, current]);

  let before = 0;
  return (
    <div ref={list} id={listId} role="listbox" aria-label="Results" className="overflow-y-auto p-2">
      {groups.length === 0 && <p className="px-2.5 py-6 text-center text-sm text-ink-2">Nothing found.</p>}
      {groups.map(({ label, entries }) => {
        const first = before;
        before += entries.length;
        return (
          <fieldset key={label} aria-label={label} className="min-w-0">
            <p aria-hidden="true" className="px-2.5 pt-2 pb-1 text-xs font-medium text-ink-3">
              {label}
            </p>
            {entries.map((entry, index) => (
              <div
                key={entry.key}
                id={`${listId}-${first + index}`}
                role="option"
                tabIndex={-1}
                aria-selected={first + index === current}
                onPointerMove={() => onMark(first + index)}
                onClick={() => onOpen(first + index)}
                onKeyDown={(event) => event.key === "Enter" && onOpen(first + index)}
                className={classNames(
                  "flex min-h-9 items-center gap-3 rounded-md px-2.5 py-1.5 text-sm pointer-coarse:min-h-11",
                  first + index === current ? "bg-paper-3 text-ink-1" : "text-ink-2",
                )}
              >
                <span className="flex min-w-0 flex-1 flex-col">
                  <span className="truncate">
                    {entry.segments ? <MarkedText segments={entry.segments} /> : entry.label}
                  </span>
                  {entry.excerpt && (
                    <span className="line-clamp-2 text-xs break-words text-ink-2">
                      <MarkedText segments={entry.excerpt} />
                    </span>
                  )}
                </span>
                {entry.hint && (
                  <span className="hidden shrink-0 font-mono text-xs text-ink-3 sm:block">{entry.hint}</span>
                )}
              </div>
            ))}
          </fieldset>
        );
      })}
    </div>
  );
}

interface PaletteResultsProps {
  listId: string;
  groups: readonly PaletteGroup[];
  current: number;
  onOpen: (index: number) => void;
  onMark: (index: number) => void;
}
