import type { ReactNode } from "react";
import type { StatusTone } from "#platform/contract/status.ts";
import { classNames } from "./class-names.ts";

/** A short status label. Brass only when a person is needed. */
export function Pill({ tone = "neutral", icon, children, className }: PillProps) {
  return (
    <span
      className={classNames(
        "inline-flex h-5 items-center gap-1.5 rounded-full px-2 align-middle text-xs font-medium whitespace-nowrap",
        tones[tone],
        className,
      )}
    >
      {icon && <span className="-ml-0.5 grid size-3.5 place-items-center">{icon}</span>}
      {children}
    </span>
  );
}

const tones: Record<StatusTone, string> = {
  neutral: "bg-paper-3 text-ink-2",
  accent: "bg-accent-soft text-accent",
  good: "bg-good-soft text-good",
  warn: "bg-warn-soft text-warn",
  bad: "bg-bad-soft text-bad",
  info: "bg-info-soft text-info",
  brass: "bg-brass-soft text-brass",
};

interface PillProps {
  tone?: StatusTone;
  icon?: ReactNode;
  children: ReactNode;
  className?: string;
}
