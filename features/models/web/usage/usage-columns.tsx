import type { TableColumn } from "#platform/web/ui/table.tsx";
import type { UsageBy, UsageRow } from "../../contract/model-usage.ts";
import { BudgetBar } from "./budget-bar.tsx";
import { formatCost, formatCount, formatDay, formatTokens } from "./format-usage.ts";
import { byLabels } from "./usage-reach.ts";

/** The columns of usage by `by`. Phones show the name, the calls and the cost. */
export function usageColumns(by: UsageBy, hasBudgets: boolean): TableColumn<UsageRow>[] {
  const number = (key: string, header: string, cell: (row: UsageRow) => string): TableColumn<UsageRow> => ({
    ...{ key, header, cell, isNumeric: true },
    className: "max-sm:hidden",
  });
  return [
    {
      key: "name",
      header: byLabels[by],
      className: "w-full max-w-0 min-w-32",
      cell: (row) => (
        <>
          <span className="block truncate text-ink-1">{nameRow(row, by)}</span>
          {row.detail && <span className="block truncate text-ink-2">{row.detail}</span>}
        </>
      ),
    },
    { key: "calls", header: "Calls", isNumeric: true, cell: ({ calls }) => formatCount(calls) },
    number("failed", "Failed", ({ failed }) => formatCount(failed)),
    {
      ...number("input", "Input", ({ inputTokens }) => formatTokens(inputTokens)),
      className: "max-lg:hidden",
    },
    {
      ...number("output", "Output", ({ outputTokens }) => formatTokens(outputTokens)),
      className: "max-lg:hidden",
    },
    { key: "cost", header: "Cost", isNumeric: true, cell: ({ costMicros }) => formatCost(costMicros) },
    ...(hasBudgets
      ? [
          {
            ...{ key: "budget", header: "Budget", className: "max-sm:hidden whitespace-nowrap" },
            cell: (row: UsageRow) =>
              row.budget ? (
                <BudgetBar budget={row.budget} name={`Budget of ${nameRow(row, by)}`} isBrief />
              ) : (
                <span className="text-ink-3">–</span>
              ),
          },
        ]
      : []),
  ];
}

/** What a row is called. Erased people and workspaces are one row. */
export function nameRow({ key, name }: Pick<UsageRow, "key" | "name">, by: UsageBy): string {
  if (by === "day" && key) return formatDay(key, "long");
  if (by === "agent") return key === null ? "Without an agent" : (name ?? "Deleted agent");
  if (name !== null) return name;
  if (by === "workspace") return key === null ? "No workspace: tests and erased ones" : "Deleted workspace";
  return key === null ? "Nobody: tests and erased accounts" : "Deleted account";
}
