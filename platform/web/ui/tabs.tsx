import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { classNames } from "./class-names.ts";

/** Tabs and their panels. Arrows, Home and End move between the tabs. */
export function Tabs({ label, tabs, value, onChange, className }: TabsProps) {
  const baseId = useId();
  const list = useRef<HTMLDivElement>(null);

  const select = (index: number) => {
    const tab = tabs[(index + tabs.length) % tabs.length];
    if (!tab) return;
    onChange(tab.value);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(tab.value)}"]`)?.focus();
  };

  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const moves: Record<string, number> = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 };
    const next = moves[event.key];
    if (next === undefined) return;
    event.preventDefault();
    select(next);
  };

  const current = tabs.find((tab) => tab.value === value);
  return (
    <div className={className}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="flex gap-1 overflow-x-auto border-b border-line-1"
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${baseId}-tab-${tab.value}`}
            data-tab={tab.value}
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? `${baseId}-panel` : undefined}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
            onKeyDown={(event) => onKeyDown(event, index)}
            className={classNames(
              "relative h-9 shrink-0 rounded-t-md px-3 text-sm font-medium transition-colors -outline-offset-2 pointer-coarse:h-11",
              "after:absolute after:inset-x-2 after:bottom-0 after:h-0.5",
              tab.value === value ? "text-ink-1 after:bg-accent" : "text-ink-3 hover:text-ink-1",
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {current?.content !== undefined && (
        <div
          role="tabpanel"
          id={`${baseId}-panel`}
          aria-labelledby={`${baseId}-tab-${value}`}
          className="pt-4"
        >
          {current.content}
        </div>
      )}
    </div>
  );
}

interface TabsProps {
  label: string;
  tabs: readonly { value: string; label: ReactNode; content?: ReactNode }[];
  value: string;
  onChange: (value: string) => void;
  className?: string;
}
