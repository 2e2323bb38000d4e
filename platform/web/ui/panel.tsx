import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

/** A titled section of a page on slightly darker paper. */
export function Panel({ title, count, description, actions, children, className }: PanelProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className={classNames(
        "rounded-lg border border-line-1 bg-paper-2 p-4 max-[20rem]:p-3 sm:p-5",
        className,
      )}
    >
      <header className="mb-3 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 wrap-break-word">
          <div className="flex items-baseline gap-2">
            <h2 id={titleId} className="min-w-0 text-base font-semibold">
              {title}
            </h2>
            {count !== undefined && <span className="text-sm text-ink-2 tabular-nums">{count}</span>}
          </div>
          {description && <p className="text-base text-ink-2">{description}</p>}
        </div>
        {actions && <div className="flex min-w-0 flex-wrap gap-2">{actions}</div>}
      </header>
      {children}
    </section>
  );
}

interface PanelProps {
  title: string;
  /** A small number beside the title. */
  count?: number;
  description?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
  className?: string;
}
