import type { TracedCall } from "../metering/call-trace.ts";
import type { AttemptedCall } from "../metering/model-call.ts";
import type { CountedTokens } from "../metering/token-count.ts";
import type { PriceVersion } from "../prices/price-in-force.ts";
import type { CallRow } from "./call.repository.ts";

/** The row of a call without its cost and the time of its end. It holds nothing of what was said. */
export function callRowOf(
  {
    id,
    call,
    model,
    place,
    price,
    traced: { end, answeredBy, firstTokenMs, durationMs },
  }: AttemptedCall & RowFacts,
  used: CountedTokens,
): Omit<CallRow, "cost_micros" | "ended_at"> {
  const { payer, origin } = call;
  const isOfWorkspace = payer.type === "workspace";
  const isUsed = used.inputTokens + used.outputTokens > 0;
  // The ledger has a cost for the bare key. What cost nothing may come again under it, and is a row beside that one.
  const suffix = isUsed ? (price ? "" : ":free") : `:${end.outcome}`;
  return {
    id,
    workspace_id: isOfWorkspace ? payer.workspaceId : null,
    request_id: `${call.requestId}${suffix}`,
    user_id: isOfWorkspace ? payer.userId : null,
    agent_id: (isOfWorkspace && payer.agentId) || null,
    host: origin?.host ?? null,
    host_id: origin?.hostId ?? null,
    run_id: origin?.runId ?? null,
    step: origin?.step ?? null,
    run_attempt: origin?.runAttempt ?? null,
    place,
    purpose: call.purpose,
    provider_kind: model.provider.kind,
    provider: model.provider.name,
    model_id: model.id,
    model: model.model_id,
    answered_by: answeredBy,
    input_tokens: used.inputTokens,
    cached_input_tokens: Math.min(used.cachedInputTokens, used.inputTokens),
    output_tokens: used.outputTokens,
    reasoning_tokens: Math.min(used.reasoningTokens, used.outputTokens),
    tokens_estimated: used.isEstimated,
    first_token_ms: firstTokenMs,
    duration_ms: durationMs,
    outcome: end.outcome,
    error_code: end.outcome === "failed" ? end.code : null,
  };
}

interface RowFacts {
  id: string;
  /** Absent: the model is free, or was not asked. */
  price?: PriceVersion | undefined;
  traced: Omit<TracedCall, "end"> & { end: TracedCall["end"] | { outcome: "refused" } };
}
