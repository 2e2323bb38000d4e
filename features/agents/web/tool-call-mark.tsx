import type { ToolCallStatus } from "#features/tools/contract/index.ts";
import { ChevronIcon } from "#platform/web/ui/chevron-icon.tsx";

/** The chevron of a tool call: hollow while running, filled when done. */
export function ToolCallMark({ status }: { status: ToolCallStatus }) {
  const { isFilled, className } = looks[status];
  return <ChevronIcon isFilled={isFilled} className={`shrink-0 ${className}`} />;
}

/** The status of a tool call in a word or two. */
export function toolCallWord(status: ToolCallStatus): string {
  return looks[status].word;
}

const looks: Record<ToolCallStatus, { isFilled: boolean; className: string; word: string }> = {
  proposed: { isFilled: false, className: "text-ink-3", word: "Waiting" },
  executing: { isFilled: false, className: "animate-breathe text-accent", word: "Working" },
  succeeded: { isFilled: true, className: "text-accent", word: "Done" },
  failed: { isFilled: true, className: "text-bad", word: "Failed" },
  denied: { isFilled: false, className: "text-bad", word: "Denied" },
  unknown: { isFilled: false, className: "text-warn", word: "Outcome unknown" },
};
