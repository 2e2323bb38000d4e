import { useId, useRef, useState } from "react";
import type { OpenedLines } from "./opened-lines.ts";
import { OpeningHead } from "./opening-line.tsx";
import type { ToolCallPart } from "./run-parts.ts";
import { ToolCallLine } from "./tool-call-line.tsx";
import { ToolCallMark } from "./tool-call-mark.tsx";
import { ToolCallWords } from "./tool-call-words.tsx";

/**
 * Tool calls in a row that say the same: line by line, or folded into one that says how often and opens to show each. The
 * lines stay the same ones when that happens, so that nobody is torn away from what they read.
 */
export function CallRow({ calls, isFolded, opened }: CallRowProps) {
  const linesId = useId();
  const row = useRef<HTMLDivElement>(null);
  const [wasFolded, setWasFolded] = useState(isFolded);
  const [isKeptOpen, keepOpen] = useState(false);
  if (isFolded !== wasFolded) {
    setWasFolded(isFolded);
    // A row that becomes one line around the line that has the focus would take it away.
    keepOpen(isFolded && row.current?.contains(document.activeElement) === true);
  }
  const isOpen = isKeptOpen || opened.isRowOpen(calls);
  const toggle = (call: ToolCallPart) => {
    opened.toggle(call);
    // What was open only for this line does not close around it.
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
