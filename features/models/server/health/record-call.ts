import type { Ctx } from "#platform/server/context.ts";
import { classifyModelError } from "../classify-model-error.ts";
import type { ModelWithProvider } from "../model.repository.ts";
import { invalidateModels } from "../model-catalogue.ts";
import { openProviderKey } from "../provider-key.ts";
import { providerWordsOf } from "../provider-words.ts";
import { insertAnswer, insertFailure } from "./health.repository.ts";

/** How a call ended: with an answer, or with this error. */
export type CallOutcome = { isAnswered: true } | { isAnswered: false; error: unknown };

/**
 * Counts a call in the model's health, which all servers share. Never throws: an answer that a person reads
 * must not fail because of a count.
 */
export async function recordCall(ctx: Ctx, model: ModelWithProvider, outcome: CallOutcome): Promise<void> {
  const { servicePool, secrets } = ctx.services;
  const now = ctx.now();
  try {
    if (outcome.isAnswered) {
      await insertAnswer(servicePool, model.id, now);
      if (model.breaker.failures_in_row > 0) invalidateModels(ctx.services);
      return;
    }
    const { code, message, isRetryable, retryAfterMs } = classifyModelError(outcome.error);
    // A provider that rejects a request may quote it, and admins do not read what people write.
    const said =
      code === "model.rejected"
        ? undefined
        : providerWordsOf(outcome.error, openProviderKey(secrets, model.provider));
    await insertFailure(servicePool, {
      ...{ modelId: model.id, now, code, isTransient: isRetryable },
      message: code === "model.rejected" ? "The model provider rejected a request." : message.slice(0, 500),
      said: said ?? null,
      retryAfterMs: retryAfterMs ?? 0,
    });
    invalidateModels(ctx.services);
  } catch (err) {
    ctx.log.error({ err, model: model.id }, "how a call of a model ended was not counted");
  }
}
