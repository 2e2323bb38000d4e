import type { ModelHealth } from "../../contract/connected-model.ts";
import type { HealthRow } from "../health/health.repository.ts";

/** The health of a model; of one that was never called when there is no row. */
export function presentHealth(row: HealthRow | undefined): ModelHealth {
  const { last_failure_at: failedAt, last_failure_code: code, last_failure_message: message } = row ?? {};
  return {
    hours: (row?.hours ?? []).map((entry) => ({ ...entry, hour: new Date(entry.hour).toISOString() })),
    lastAnswerAt: row?.last_answer_at?.toISOString() ?? null,
    lastFailure:
      failedAt && code && message
        ? { at: failedAt.toISOString(), code, message, said: row?.last_failure_words ?? null }
        : null,
    failuresInRow: row?.failures_in_row ?? 0,
    pausedUntil: row?.paused_until?.toISOString() ?? null,
  };
}
