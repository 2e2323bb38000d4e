import { useId, useRef, useState } from "react";
import type { OpenedLines } from "./opened-lines.ts";
import { OpeningHead } from "./opening-line.tsx";
import type { ToolCallPart } from "./run-parts.ts";
import { ToolCallLine } from "./tool-call-line.tsx";
import { ToolCallMark } from "./tool-call-mark.tsx";
import { ToolCallWords } from "./tool-call-words.tsx";

/**
 * Consecutive equal tool calls: line by line, or folded into one line with a count that opens to show each.
 * The DOM of the lines survives folding, so that the reader does not lose their place.
 */
export function CallRow({ calls, isFolded, opened }: CallRowProps) {
  const linesId = useId();
  const row = useRef<HTMLDivElement>(null);
  const [wasFolded, setWasFolded] = useState(isFolded);
  const [isKeptOpen, keepOpen] = useState(false);
  if (isFolded !== wasFolded) {
    setWasFolded(isFolded);
    // Folding around the focused line must not hide it.
    keepOpen(isFolded && row.current?.contains(document.activeElement) === true);
  }
  const isOpen = isKeptOpen || opened.isRowOpen(calls);
  const toggle = (call: ToolCallPart) => {
    opened.toggle(call);
    // A row opened only for this line stays open after it.
    if (isFolded) setRowOpen(true);
  };
  const setRowOpen = (is: boolean) => {
    keepOpen(false);
    opened.setRowOpen(calls, is);
  };
  return (
    <div ref={row} className={isFolded ? "my-1.5" : undefined}>
      {isFolded && (
        <OpeningHead
          line={<TimesLine calls={calls} />}
          isOpen={isOpen}
          openedId={linesId}
          onToggle={() => setRowOpen(!isOpen)}
        />
      )}
      {(isOpen || !isFolded) && (
        <div id={linesId} className={isFolded ? "ml-2 border-l border-line-2 pl-4.5" : undefined}>
          {calls.map((call) => (
            <ToolCallLine
              key={call.toolCallId}
              call={call}
              isOpen={opened.isOpen(call)}
              onToggle={() => toggle(call)}
            />
          ))}
        </div>
      )}
    </div>
  );
}

function TimesLine({ calls }: Pick<CallRowProps, "calls">) {
  const [first] = calls;
  if (!first) return null;
  return (
    <>
      <ToolCallMark status={first.status} />
      <ToolCallWords call={first} />
      <span className="flex-1 whitespace-nowrap text-ink-3">({calls.length} times)</span>
    </>
  );
}

interface CallRowProps {
  calls: readonly ToolCallPart[];
  isFolded: boolean;
  opened: OpenedLines;
}
