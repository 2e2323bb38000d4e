import { Check, CircleDashed, CirclePause, CircleSlash, X } from "lucide-react";
import type { ReactNode } from "react";
import { ChevronIcon } from "./chevron-icon.tsx";
import { Pill, type PillTone } from "./pill.tsx";
import { Spinner } from "./spinner.tsx";

export type RunState =
  | "queued"
  | "running"
  | "waiting"
  | "succeeded"
  | "failed"
  | "cancelled"
  | "interrupted";

/** The state of a run: always an icon and a word, never colour alone. */
export function Status({ state, className }: { state: RunState; className?: string }) {
  const { tone, icon, word } = looks[state];
  return (
    <Pill tone={tone} icon={icon} className={className}>
      {word}
    </Pill>
  );
}

const size = { "aria-hidden": true, size: 14 } as const;

const looks: Record<RunState, { tone: PillTone; icon: ReactNode; word: string }> = {
  queued: { tone: "neutral", icon: <CircleDashed {...size} />, word: "Queued" },
  running: { tone: "accent", icon: <Spinner sizePx={12} />, word: "Running" },
  waiting: { tone: "brass", icon: <ChevronIcon sizePx={14} />, word: "Waits for you" },
  succeeded: { tone: "good", icon: <Check {...size} strokeWidth={2.5} />, word: "Done" },
  failed: { tone: "bad", icon: <X {...size} strokeWidth={2.5} />, word: "Failed" },
  cancelled: { tone: "neutral", icon: <CircleSlash {...size} />, word: "Cancelled" },
  interrupted: { tone: "warn", icon: <CirclePause {...size} />, word: "Interrupted" },
};
