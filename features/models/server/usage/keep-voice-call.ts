import type { Ctx } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { noTokens } from "../metering/token-count.ts";
import { insertCall } from "./call.repository.ts";

/** A call of an engine of speech or transcription, which counts seconds and no tokens. */
export interface VoiceCall {
  workspaceId: string;
  userId: string;
  /** The key in the ledger. */
  requestId: string;
  purpose: "speech" | "transcription";
  engine: { kind: string; provider: string; model: string };
  durationMs: number;
  end: { outcome: "ok" | "stopped" | "refused" } | { outcome: "failed"; code: string };
}

/** Keeps a voice call as a row beside those of models. Part of the command that settles its seconds. */
export async function keepVoiceCall(ctx: Ctx, call: VoiceCall): Promise<void> {
  const { inputTokens, cachedInputTokens, outputTokens, reasoningTokens, isEstimated } = noTokens;
  await insertCall(ctx.db, {
    id: newId(),
    workspace_id: call.workspaceId,
    request_id: call.requestId,
    user_id: call.userId,
    ...{ agent_id: null, host: null, host_id: null, run_id: null, step: null, run_attempt: null },
    place: 1,
    purpose: call.purpose,
    provider_kind: call.engine.kind,
    provider: call.engine.provider,
    model_id: null,
    model: call.engine.model,
    answered_by: null,
    input_tokens: inputTokens,
    cached_input_tokens: cachedInputTokens,
    output_tokens: outputTokens,
    reasoning_tokens: reasoningTokens,
    tokens_estimated: isEstimated,
    cost_micros: 0,
    first_token_ms: null,
    duration_ms: call.durationMs,
    outcome: call.end.outcome,
    error_code: call.end.outcome === "failed" ? call.end.code : null,
    ended_at: ctx.now(),
  });
}
