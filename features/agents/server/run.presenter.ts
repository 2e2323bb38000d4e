import type { Run } from "../contract/index.ts";
import type { RunRow } from "./run.repository.ts";

export function presentRun(row: RunRow): Run {
  return {
    id: row.id,
    status: row.status,
    stepCount: row.step_count,
    attempt: row.attempt,
    model: row.model,
    error: row.error,
    usage: { inputTokens: row.input_tokens, outputTokens: row.output_tokens },
    activeMs: row.active_ms,
    createdAt: row.created_at.toISOString(),
    startedAt: row.started_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    abilities: { cancel: row.ended_at === null },
  };
}
