import type { Ctx } from "#platform/server/context.ts";
import { AppError } from "#platform/server/errors.ts";
import { GuardedFetchError } from "#platform/server/guarded-fetch/guarded-fetch-error.ts";
import { authErrors } from "../errors.ts";

/**
 * What the client is told when a provider fails us; the cause goes to the log by its name and code alone, since
 * answers of providers hold tokens. What is no failure of a provider is thrown again.
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

/** True for a refusal that the provider wrote itself. */
export function isRefusalOfProvider(error: unknown): boolean {
  return error instanceof Error && codeOf(error) === "OAUTH_RESPONSE_BODY_ERROR";
}

function codeOf(error: Error): string | undefined {
  return "code" in error && typeof error.code === "string" ? error.code : undefined;
}
