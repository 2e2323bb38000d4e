import type { Ctx } from "#platform/server/context.ts";
import { AppError } from "#platform/server/errors.ts";
import { GuardedFetchError } from "#platform/server/guarded-fetch/guarded-fetch-error.ts";
import { authErrors } from "../errors.ts";

/**
 * Turns a failure of a provider into the client's error. Logs only the cause's name and code, since provider
 * answers hold tokens. Rethrows everything else.
 */
export function providerFailure(ctx: Ctx, provider: string, error: unknown, message: string): AppError {
  if (error instanceof AppError) throw error;
  if (!(error instanceof Error)) throw error;
  const { name, cause } = error;
  const why = {
    name,
    reason: error.message,
    code: codeOf(error),
    cause: cause instanceof GuardedFetchError || cause instanceof Error ? cause.message : undefined,
  };
  ctx.log.warn({ requestId: ctx.requestId, provider, why }, "provider of identities failed");
  return new AppError("unexpected_failure", authErrors.unexpected_failure[0], message);
}

/** True for a refusal that the provider itself sent. */
export function isRefusalOfProvider(error: unknown): boolean {
  return error instanceof Error && codeOf(error) === "OAUTH_RESPONSE_BODY_ERROR";
}

function codeOf(error: Error): string | undefined {
  return "code" in error && typeof error.code === "string" ? error.code : undefined;
}
