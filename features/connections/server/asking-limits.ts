import type { OutsideLimits } from "./outside/outside.ts";

const wholeMs = 12_000;

/** For short questions, such as metadata and tokens. Shorter than a transaction may wait. */
export function askingLimits(signal?: AbortSignal): OutsideLimits {
  const deadline = AbortSignal.timeout(wholeMs);
  return {
    ...{ maxBytes: 500_000, firstByteTimeoutMs: 10_000, idleTimeoutMs: 5_000 },
    signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
  };
}

/** For lists of tools, documents and calls. The caller's signal ends them. */
export function callingLimits(signal: AbortSignal): OutsideLimits {
  return { maxBytes: 4_000_000, firstByteTimeoutMs: 60_000, idleTimeoutMs: 60_000, signal };
}
