import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** An empty list: one drawing, one sentence, one action. */
export function EmptyState({ drawing, children, action, className }: EmptyStateProps) {
  return (
    <div className={classNames("flex flex-col items-center gap-4 px-6 py-12 text-center", className)}>
      {drawing}
      <p className="max-w-[36ch] text-balance text-ink-2">{children}</p>
      {action}
    </div>
  );
}

interface EmptyStateProps {
  drawing?: ReactNode;
  children: ReactNode;
  action?: ReactNode;
  className?: string;
}
