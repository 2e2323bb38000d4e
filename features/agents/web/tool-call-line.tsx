import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { classNames } from "#platform/web/ui/class-names.ts";
import { wordsOf } from "./fold-repeated-calls.ts";
import { formatDuration } from "./format-duration.ts";
import type { ToolCallPart } from "./run-parts.ts";
import { ToolCallDetails } from "./tool-call-details.tsx";
import { ToolCallMark, toolCallWord } from "./tool-call-mark.tsx";

/** What the assistant did, in one line that opens to show the input, the result and the sources. */
export function ToolCallLine({ call }: { call: ToolCallPart }) {
  const [isOpen, setOpen] = useState(false);
  const detailsId = useId();
  return (
    <div className="my-1.5">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? detailsId : undefined}
        onClick={() => setOpen(!isOpen)}
        className="group -mx-2 flex min-h-8 w-[calc(100%+1rem)] items-center gap-2.5 rounded-md px-2 text-left text-sm transition-colors hover:bg-paper-2 pointer-coarse:min-h-11"
      >
        <ToolCallMark status={call.status} />
        <span className="min-w-0 flex-1 truncate text-ink-2">
          <span className="mr-1 font-medium text-ink-1">{call.title}</span> {wordsOf(call)}
        </span>
        <span className={classNames("shrink-0 font-mono text-2xs tabular-nums", tone(call))}>
          <span className={call.status === "succeeded" ? "sr-only" : "mr-2"}>
            {toolCallWord(call.status)}
          </span>
          {call.durationMs !== null && formatDuration(call.durationMs)}
        </span>
        <ChevronDown
          aria-hidden="true"
          size={14}
          className={classNames(
            "shrink-0 text-ink-3 transition-transform print:hidden",
            isOpen && "rotate-180",
          )}
        />
      </button>
      {isOpen && <ToolCallDetails id={detailsId} call={call} />}
    </div>
  );
}

function tone({ status }: ToolCallPart): string {
  if (status === "failed" || status === "denied") return "text-bad";
  return status === "unknown" ? "text-warn" : "text-ink-3";
}
