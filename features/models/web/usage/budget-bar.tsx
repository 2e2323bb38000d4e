import { classNames } from "#platform/web/ui/class-names.ts";
import type { BudgetStanding } from "../../contract/model-usage.ts";
import { formatCost, formatDay } from "./format-usage.ts";

/** What is used of a budget in its period, as words and as a bar. `isBrief` leaves out when it renews. */
export function BudgetBar({ budget, name, isBrief = false }: BudgetBarProps) {
  const { limitMicros, usedMicros, resetsAt } = budget;
  if (limitMicros === null) return <span className="text-ink-3">No limit</span>;
  const percent = limitMicros === 0 ? 100 : Math.min(100, (usedMicros / limitMicros) * 100);
  const words = `${formatCost(usedMicros)} of ${formatCost(limitMicros)}`;
  return (
    <span className="block min-w-24">
      <span className={classNames("tabular-nums", percent >= 100 ? "text-bad" : "text-ink-2")}>{words}</span>
      <span
        role="progressbar"
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(percent)}
        aria-valuetext={words}
        className="mt-1 block h-1 overflow-hidden rounded-full bg-line-1 forced-colors:border"
      >
        <span
          className={classNames(
            "block h-full rounded-full forced-colors:bg-[Highlight]",
            percent >= 100 ? "bg-bad" : percent >= 80 ? "bg-warn" : "bg-accent",
          )}
          style={{ width: `${percent}%` }}
        />
      </span>
      {!isBrief && (
        <span className="mt-1 block text-xs text-ink-3">Renews {formatDay(resetsAt, "long")}</span>
      )}
    </span>
  );
}

interface BudgetBarProps {
  budget: BudgetStanding;
  /** For screen readers. */
  name: string;
  isBrief?: boolean;
}
