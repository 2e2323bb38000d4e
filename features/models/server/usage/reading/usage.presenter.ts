import type { Standing } from "#features/entitlements/server/index.ts";
import type { BudgetStanding, UsageSums } from "../../../contract/model-usage.ts";
import type { SumsRow } from "./usage.repository.ts";

export function presentSums(rows: readonly SumsRow[]): UsageSums {
  const sum = (column: keyof SumsRow) => rows.reduce((total, row) => total + row[column], 0);
  return {
    calls: sum("calls"),
    failed: sum("failed"),
    stopped: sum("stopped"),
    refused: sum("refused"),
    fallbacks: sum("fallbacks"),
    inputTokens: sum("input_tokens"),
    cachedInputTokens: sum("cached_input_tokens"),
    outputTokens: sum("output_tokens"),
    reasoningTokens: sum("reasoning_tokens"),
    costMicros: sum("cost_micros"),
  };
}

export function presentStanding(standing: Standing | undefined): BudgetStanding | null {
  if (!standing) return null;
  const { limit, used, resetsAt } = standing;
  return { limitMicros: limit, usedMicros: used, resetsAt: resetsAt.toISOString() };
}
