import { useContext, useState } from "react";
import { toolCallStatuses } from "#features/tools/contract/index.ts";
import { classNames } from "#platform/web/ui/class-names.ts";
import { formatDuration } from "./format-duration.ts";
import { OpeningLine } from "./opening-line.tsx";
import type { ToolCallPart } from "./run-parts.ts";
import { ToolCallDetails } from "./tool-call-details.tsx";
import { ToolCallMark, toolCallWord } from "./tool-call-mark.tsx";
import { ToolCallWords } from "./tool-call-words.tsx";
import { WaitingCalls } from "./waiting-calls.ts";

/** A tool call in one line. Opens to show input, result and sources; below one that waits stands the card that decides it. */
export function ToolCallLine({ call, isOpen, onToggle }: ToolCallLineProps) {
  const line = (
    <>
      <ToolCallMark status={call.status} />
      <ToolCallWords call={call} className="flex-1" />
      <span className={classNames("shrink-0 font-mono text-2xs tabular-nums", colorOf(call))}>
        <span className={call.status === "succeeded" ? "sr-only" : "mr-2"}>{toolCallWord(call.status)}</span>
        {call.durationMs !== null && formatDuration(call.durationMs)}
      </span>
    </>
  );
  const waiting = useContext(WaitingCalls);
  const isWaiting = call.status === "proposed";
  const [hasWaited, setHasWaited] = useState(isWaiting);
  if (isWaiting && !hasWaited) setHasWaited(true);
  return (
    <div data-waiting-home tabIndex={-1} className="scroll-my-16">
      <OpeningLine line={line} isOpen={isOpen} onToggle={onToggle}>
        {(id) => <ToolCallDetails id={id} call={call} />}
      </OpeningLine>
      {(isWaiting || hasWaited) && waiting && (
        <waiting.Card toolCallId={call.toolCallId} toolName={call.toolName} isOver={!isWaiting} />
      )}
    </div>
  );
}

interface ToolCallLineProps {
  call: ToolCallPart;
  isOpen: boolean;
  onToggle: () => void;
}

function colorOf({ status }: ToolCallPart): string {
  const { tone } = toolCallStatuses[status];
  return tone === "bad" ? "text-bad" : tone === "warn" ? "text-warn" : "text-ink-3";
}
