import type { ReactNode } from "react";
import { classNames } from "#platform/web/ui/class-names.ts";

export interface DrawingProps {
  className?: string;
  /** What is to be seen, where the drawing says more than the words beside it. */
  label?: string;
}

/** The sheet of every large drawing: thin lines of ink that stay as thin at every size, and one accent. */
export function DrawingSheet({ className, label, children }: DrawingProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 320 200"
      fill="none"
      stroke="var(--ink-3)"
      strokeWidth="1.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames("block h-auto w-full [&_*]:[vector-effect:non-scaling-stroke]", className)}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : "true"}
    >
      {children}
    </svg>
  );
}

/** Lines that only carry: rules, ticks, what lies behind. */
export const faint = "var(--line-2)";
/** What is looked at first. */
export const strong = "var(--ink-1)";
export const accent = "var(--accent)";
/** Only where a person is needed. */
export const brass = "var(--brass)";
/** Covers what lies behind a sheet. */
export const paper = "var(--paper-1)";
