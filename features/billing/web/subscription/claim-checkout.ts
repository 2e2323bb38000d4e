import { callFunction } from "#platform/web/functions/call-function.ts";

let claiming: Promise<void> | undefined;

/**
 * Claims this browser's checkout for the signed-in person's workspace. Throws `ApiError`. Concurrent callers
 * share one request: it can be claimed once.
 */
export function claimCheckout(): Promise<void> {
  claiming ??= claim().finally(() => {
    claiming = undefined;
  });
  return claiming;
}

async function claim(): Promise<void> {
  await callFunction("claim-checkout");
}
