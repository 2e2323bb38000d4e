import type { ReactNode } from "react";
import { classNames } from "#platform/web/ui/class-names.ts";

export interface DrawingProps {
  className?: string;
  /** Alternative text, when the drawing says more than the text beside it. */
  label?: string;
}

/** The frame of large drawings: ink lines of constant width at every size, and one accent. */
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

/** Supporting lines: rules, ticks, background. */
export const faint = "var(--line-2)";
/** The focus of the drawing. */
export const strong = "var(--ink-1)";
export const accent = "var(--accent)";
/** Only where a person is needed. */
export const brass = "var(--brass)";
/** Covers what is behind a sheet. */
export const paper = "var(--paper-1)";
