import { Check, CircleAlert, CircleDashed, CircleSlash, Clock, X } from "lucide-react";
import type { ReactNode } from "react";
import type { StatusLook, StatusTone } from "#platform/contract/status.ts";
import { ChevronIcon } from "./chevron-icon.tsx";
import { Pill } from "./pill.tsx";
import { Spinner } from "./spinner.tsx";

/** A status from the table of its noun: always an icon and a word, never colour alone. */
export function Status({ look, className }: { look: StatusLook; className?: string }) {
  const { word, tone, isActive } = look;
  return (
    <Pill tone={tone} icon={tone === "neutral" && !isActive ? stopped : icons[tone]} className={className}>
      {word}
    </Pill>
  );
}

const size = { "aria-hidden": true, size: 14 } as const;

const icons: Record<StatusTone, ReactNode> = {
  neutral: <CircleDashed {...size} />,
  accent: <Spinner sizePx={12} />,
  good: <Check {...size} strokeWidth={2.5} />,
  warn: <CircleAlert {...size} />,
  bad: <X {...size} strokeWidth={2.5} />,
  info: <Clock {...size} />,
  brass: <ChevronIcon sizePx={14} />,
};

const stopped = <CircleSlash {...size} />;
