import { type ToolCallStatus, toolCallStatuses } from "#features/tools/contract/index.ts";
import type { StatusTone } from "#platform/contract/status.ts";
import { ChevronIcon } from "#platform/web/ui/chevron-icon.tsx";

/** The chevron of a tool call: hollow while running, filled when the outcome is known. */
export function ToolCallMark({ status }: { status: ToolCallStatus }) {
  const { tone } = toolCallStatuses[status];
  return <ChevronIcon isFilled={tone === "good" || tone === "bad"} className={`shrink-0 ${colors[tone]}`} />;
}

/** The status of a tool call in a word or two. */
export function toolCallWord(status: ToolCallStatus): string {
  return toolCallStatuses[status].word;
}

const colors: Partial<Record<StatusTone, string>> = {
  neutral: "text-ink-3",
  accent: "animate-breathe text-accent",
  good: "text-accent",
  bad: "text-bad",
  warn: "text-warn",
};
