import type { APICallError } from "@ai-sdk/provider";
import type { ModelFailure } from "./model-failure.ts";
import { retryAfterMs, retryDelayMs } from "./retry-after-ms.ts";

/** Classifies an HTTP status of a model provider. */
export function classifyStatus(status: number, call: APICallError): ModelFailure {
  const said = `${call.message} ${call.responseBody ?? ""}`;
  const waitMs = retryAfterMs(call.responseHeaders) ?? retryDelayMs(said);
  if (status === 429) return rateLimited(said, waitMs);
  // Google replies 400 to an unknown key.
  if (status === 401 || status === 403 || /api[ _]key[ _](not valid|invalid)/i.test(said)) {
    return misconfigured(`The model provider rejects the API key (${status}). An admin must check it.`);
  }
  if (status === 402 || /credit balance is too low/i.test(said)) return withoutCredit(status);
  if (status === 404) {
    return misconfigured(
      "The model provider does not know this model or address (404). An admin must check it.",
    );
  }
  if (status === 408) {
    return {
      code: "model.stalled",
      message: "The model provider timed out (408). Try again.",
      isRetryable: true,
    };
  }
  if (status >= 500) return unavailable(status, said, waitMs);
  return rejected(status, said, call.message);
}

/**
 * Google sends the same message for too many requests a minute and for no credit. Only the first has a wait.
 */
export function rateLimited(said: string, waitMs: number | undefined): ModelFailure {
  const isForGood = /insufficient_quota|spend_limit|billing|exceeded your current quota/i.test(said);
  if (isForGood && waitMs === undefined) return withoutCredit(429);
  return {
    code: "model.rate_limited",
    message: `The model provider received too many requests (429). ${tryAgain(waitMs)}`,
    ...(waitMs === undefined ? {} : { retryAfterMs: waitMs }),
    isRetryable: true,
  };
}

function unavailable(status: number, said: string, waitMs: number | undefined): ModelFailure {
  const isOverloaded = status === 503 || status === 529 || /overload/i.test(said);
  const trouble = isOverloaded ? "is overloaded" : "reports an error on its side";
  return {
    code: "model.unavailable",
    message: `The model provider ${trouble} (${status}). ${tryAgain(waitMs)}`,
    ...(waitMs === undefined ? {} : { retryAfterMs: waitMs }),
    isRetryable: true,
  };
}

function rejected(status: number, said: string, message: string): ModelFailure {
  if (/context.{0,20}(length|window|size)|too (long|many tokens)|maximum.{0,20}tokens/i.test(said)) {
    return {
      code: "model.rejected",
      message: `This conversation is too long for the model (${status}). Start a new one, or choose a larger model.`,
      isRetryable: false,
    };
  }
  return {
    code: "model.rejected",
    message: `The model provider rejected the request (${status}): ${quoted(message)}`,
    isRetryable: false,
  };
}

function withoutCredit(status: number): ModelFailure {
  return misconfigured(
    `The account at the model provider has no credit left (${status}). An admin must add credit.`,
  );
}

function misconfigured(message: string): ModelFailure {
  return { code: "model.misconfigured", message, isRetryable: false };
}

function tryAgain(waitMs: number | undefined): string {
  if (waitMs === undefined) return "Try again in a moment.";
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return seconds < 120 ? `Try again in ${seconds} s.` : `Try again in ${Math.ceil(seconds / 60)} min.`;
}

/** A provider's message may repeat parts of a key, so anything that looks like one is removed. */
function quoted(message: string): string {
  const line = message
    .replace(/\b(sk|pk|key|AIza|gsk|xai)[-_A-Za-z0-9*]{6,}/g, "…")
    .replace(/\s+/g, " ")
    .trim();
  return line.length > 200 ? `${line.slice(0, 199)}…` : line || "it gave no reason.";
}
