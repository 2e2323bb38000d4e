import type { ReactNode } from "react";
import { classNames } from "#platform/web/ui/class-names.ts";

/**
 * Content that is folded on phones and open where there is room (`fold` in the style sheet). The summary
 * takes the place of the content's own heading, which has the class `when-unfolded`.
 */
export function Fold({ summary, className, children }: FoldProps) {
  return (
    <details className={classNames("fold", className)}>
      <summary className="flex min-h-11 items-center justify-between gap-4 py-2">
        <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-1">
          {summary}
        </span>
        <FoldMark />
      </summary>
      {children}
    </details>
  );
}

/** Plus and minus at the end of a summary. */
export function FoldMark() {
  return (
    <span aria-hidden="true" className="font-mono text-lg text-ink-3">
      <span className="in-[details[open]>summary]:hidden">+</span>
      <span className="hidden in-[details[open]>summary]:inline">−</span>
    </span>
  );
}

interface FoldProps {
  summary: ReactNode;
  className?: string;
  children: ReactNode;
}
