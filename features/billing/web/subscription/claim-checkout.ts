import { callFunction } from "#platform/web/functions/call-function.ts";

let claiming: Promise<void> | undefined;

/**
 * Links the finished checkout of this browser to the workspace of whoever is signed in; throws `ApiError`. Whoever asks
 * while that is under way gets the same answer: it can be claimed once.
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
