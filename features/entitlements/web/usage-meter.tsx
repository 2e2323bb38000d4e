import { useId } from "react";
import { classNames } from "#platform/web/ui/class-names.ts";
import type { Meter } from "./describe-usage.ts";

/** A limit's name, its usage in words, and the same as a bar. */
export function UsageMeter({ meter }: { meter: Meter }) {
  const nameId = useId();
  const { name, words, reset, percent, state } = meter;
  return (
    <li className="grid gap-1 py-2.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span id={nameId} className="text-sm font-medium text-ink-1">
          {name}
        </span>
        <span className={classNames("text-sm tabular-nums", texts[state])}>{words}</span>
      </div>
      {percent !== undefined && (
        <div
          role="progressbar"
          aria-labelledby={nameId}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(percent)}
          aria-valuetext={`${words}. ${reset}`}
          className="h-1.5 overflow-hidden rounded-full bg-line-1 forced-colors:border"
        >
          <div
            className={classNames("h-full rounded-full forced-colors:bg-[Highlight]", bars[state])}
            style={{ width: `${percent}%` }}
          />
        </div>
      )}
      {reset && <p className="text-xs text-ink-3">{reset}</p>}
    </li>
  );
}

const texts = { calm: "text-ink-2", near: "text-warn", full: "text-bad" };
const bars = { calm: "bg-accent", near: "bg-warn", full: "bg-bad" };
