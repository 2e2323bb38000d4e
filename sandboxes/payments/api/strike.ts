import type { World } from "../engine/world.ts";
import { takeFault } from "../storage/faults.repository.ts";
import { ApiError } from "./api-error.ts";

export const callFaults = ["call_error", "call_limited", "call_timeout"] as const;

const longestWaitMs = 60_000;

/** The fault due for this call: an error, or a response that never arrives. */
export async function strike(world: World): Promise<ApiError | "timeout" | undefined> {
  const fault = await takeFault(world.client, callFaults);
  if (fault === "call_error") {
    return new ApiError(500, { type: "api_error", message: "An unknown error occurred." });
  }
  if (fault === "call_limited") {
    return new ApiError(429, {
      type: "invalid_request_error",
      code: "rate_limit",
      message: "Request rate limit exceeded.",
    });
  }
  return fault === "call_timeout" ? "timeout" : undefined;
}

/** Never resolves, so that the caller times out. Throws after a minute at the latest. */
export async function waitInVain(signal: AbortSignal): Promise<never> {
  const ended = AbortSignal.any([signal, AbortSignal.timeout(longestWaitMs)]);
  // An already aborted signal fires no event.
  if (!ended.aborted) {
    await new Promise((resolve) => ended.addEventListener("abort", resolve, { once: true }));
  }
  throw new DOMException("The operation was aborted.", "AbortError");
}
