import { listCallsOfRun } from "#features/models/server/index.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { Receipt } from "../contract/index.ts";
import type { RunRow } from "./run.repository.ts";

/** The calls of models in a run that the caller may see. Empty once their rows are too old to be kept. */
export async function callsOfReceipt({ services }: Ctx, run: RunRow): Promise<Receipt["calls"]> {
  const rows = await listCallsOfRun(services.servicePool, run);
  return rows.map((row) => ({
    step: row.step ?? 0,
    provider: row.provider,
    model: row.model,
    version: row.answered_by,
    inputTokens: row.input_tokens,
    cachedInputTokens: row.cached_input_tokens,
    outputTokens: row.output_tokens,
    isEstimated: row.tokens_estimated,
    costMicros: row.cost_micros,
    firstTokenMs: row.first_token_ms,
    durationMs: row.duration_ms,
    outcome: row.outcome,
  }));
}
