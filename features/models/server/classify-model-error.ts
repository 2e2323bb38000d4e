import { APICallError, InvalidResponseDataError, LoadAPIKeyError } from "@ai-sdk/provider";
import { classifyStatus, rateLimited } from "./classify-status.ts";
import { errorChain, errorCodes } from "./error-chain.ts";
import { ModelCutShortError, type ModelFailure } from "./model-failure.ts";
import { retryDelayMs } from "./retry-after-ms.ts";

const STALLED = new Set(["fetch.timed_out", "UND_ERR_BODY_TIMEOUT", "UND_ERR_HEADERS_TIMEOUT"]);
const UNREACHABLE = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ETIMEDOUT",
  "UND_ERR_CONNECT_TIMEOUT",
  "fetch.name_not_found",
]);
const CUT = new Set(["ECONNRESET", "EPIPE", "UND_ERR_SOCKET", "UND_ERR_ABORTED", "fetch.unreachable"]);

/**
 * Classifies the failure of a model: a stable code, a sentence for a person, and whether a retry can help.
 */
export function classifyModelError(error: unknown): ModelFailure {
  const call = errorChain(error).find((link) => APICallError.isInstance(link));
  if (APICallError.isInstance(call) && call.statusCode !== undefined && call.statusCode >= 400) {
    return classifyStatus(call.statusCode, call);
  }
  if (LoadAPIKeyError.isInstance(error)) {
    return misconfigured("The model provider needs an API key. An admin must enter it.");
  }
  // Without a status the call failed before any reply, so nothing was cut off.
  const hasReply = !call || call.statusCode !== undefined;
  return byNetworkCode(error, hasReply) ?? byKind(error);
}

function byNetworkCode(error: unknown, hasReply: boolean): ModelFailure | undefined {
  const codes = errorCodes(error);
  const has = (known: Set<string>) => codes.some((code) => known.has(code));
  if (codes.includes("fetch.address_refused") || codes.includes("fetch.port_refused")) {
    return misconfigured("The model provider's address is not allowed. An admin must check it.");
  }
  if (has(UNREACHABLE) || (!hasReply && has(CUT))) {
    return {
      code: "model.unreachable",
      message: "The model's server could not be reached. Check that it is running, then try again.",
      isRetryable: true,
    };
  }
  if (has(STALLED)) {
    return {
      code: "model.stalled",
      message: "The model stopped responding. Its text so far is kept. Try again.",
      isRetryable: true,
    };
  }
  return has(CUT) ? cutShort() : undefined;
}

function byKind(error: unknown): ModelFailure {
  if (error instanceof ModelCutShortError || InvalidResponseDataError.isInstance(error)) return cutShort();
  if (error instanceof TypeError && error.message === "terminated") return cutShort();
  if (isLimit(error)) return rateLimited(textOf(error), retryDelayMs(textOf(error)));
  if (isOverload(error)) {
    return {
      code: "model.unavailable",
      message: "The model provider is overloaded. Try again in a moment.",
      isRetryable: true,
    };
  }
  return {
    code: "model.unavailable",
    message: "The model provider reported an error during the answer. Try again.",
    isRetryable: true,
  };
}

function cutShort(): ModelFailure {
  return {
    code: "model.cut_short",
    message:
      "The connection to the model was lost before the answer was complete. The text so far is kept. Try again.",
    isRetryable: true,
  };
}

function misconfigured(message: string): ModelFailure {
  return { code: "model.misconfigured", message, isRetryable: false };
}

/** Providers report failures inside a stream as text or as an object with a type, some with a status. */
function isOverload(error: unknown): boolean {
  return /overload|rate.?limit|too many requests|capacity/i.test(textOf(error));
}

function isLimit(error: unknown): boolean {
  return typeof error === "object" && error !== null && "statusCode" in error && error.statusCode === 429;
}

function textOf(error: unknown): string {
  return (error instanceof Error ? error.message : JSON.stringify(error)) ?? "";
}
