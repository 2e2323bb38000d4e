import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { classNames } from "#platform/web/ui/class-names.ts";
import { wordsOf } from "./fold-repeated-calls.ts";
import type { ToolCallPart } from "./run-parts.ts";
import { ToolCallLine } from "./tool-call-line.tsx";
import { ToolCallMark } from "./tool-call-mark.tsx";

/** The same tool call many times in a row: one line that says how often, and opens to show each. */
export function RepeatedCalls({ calls }: { calls: readonly ToolCallPart[] }) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const [first] = calls;
  if (!first) return null;
  return (
    <div className="my-1.5">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setOpen(!isOpen)}
        className="-mx-2 flex min-h-8 w-[calc(100%+1rem)] items-center gap-2.5 rounded-md px-2 text-left text-sm transition-colors hover:bg-paper-2 pointer-coarse:min-h-11"
      >
        <ToolCallMark status={first.status} />
        <span className="min-w-0 truncate text-ink-2">
          <span className="mr-1 font-medium text-ink-1">{first.title}</span> {wordsOf(first)}
        </span>
        <span className="flex-1 whitespace-nowrap text-ink-3">({calls.length} times)</span>
        <ChevronDown
          aria-hidden="true"
          size={14}
          className={classNames(
            "shrink-0 text-ink-3 transition-transform print:hidden",
            isOpen && "rotate-180",
          )}
        />
      </button>
      {isOpen && (
        <div id={listId} className="ml-2 border-l border-line-2 pl-4.5">
          {calls.map((call) => (
            <ToolCallLine key={call.toolCallId} call={call} />
          ))}
        </div>
      )}
    </div>
  );
}
