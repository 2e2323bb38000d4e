import type { ReactNode } from "react";
import type { UsageOverview } from "../../contract/model-usage.ts";
import { BudgetBar } from "./budget-bar.tsx";
import { formatChange, formatCost, formatCount, formatShare, formatTokens } from "./format-usage.ts";

/** The sums of a period, compared with as many days before, and with the budget. */
export function UsageTotals({ overview }: { overview: UsageOverview }) {
  const { totals, previous, days, budget } = overview;
  const { calls, failed, refused, stopped, inputTokens, outputTokens } = totals;
  const before = `${days.length === 1 ? "the day" : `the ${days.length} days`} before`;
  const compare = (now: number, then: number) =>
    then === 0 ? `None in ${before}` : `${formatChange(now, then)} against ${before}`;
  const tokens = inputTokens + outputTokens;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
      <Total name="Cost" value={formatCost(totals.costMicros)}>
        {compare(totals.costMicros, previous.costMicros)}
      </Total>
      <Total name="Calls" value={formatCount(calls)}>
        {compare(calls, previous.calls)}
      </Total>
      <Total name="Tokens" value={formatTokens(tokens)}>
        {formatTokens(inputTokens)} in, {formatTokens(outputTokens)} out
      </Total>
      <Total name="Failed" value={formatShare(failed, calls)}>
        {formatCount(failed)} failed, {formatCount(stopped)} stopped, {formatCount(refused)} refused by a
        budget
      </Total>
      {budget?.limitMicros != null && (
        <div className="col-span-2 sm:col-span-4">
          <dt className="text-sm text-ink-2">Model budget of the current period</dt>
          <dd className="mt-1 text-sm">
            <BudgetBar budget={budget} name="Model budget" />
          </dd>
        </div>
      )}
    </dl>
  );
}

function Total({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <div className="flex flex-col">
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className="text-2xl font-semibold text-ink-1 tabular-nums">{value}</dd>
      <dd className="text-xs text-ink-3">{children}</dd>
    </div>
  );
}
