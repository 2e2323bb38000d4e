import { callFunction } from "#platform/web/functions/call-function.ts";

/** Nobody pays for another checkout so soon. */
const keptMs = 10_000;

let claiming: Promise<void> | undefined;

/**
 * Claims this browser's checkout for the signed-in person's workspace. Throws `ApiError`. Callers share one
 * request, also shortly after it succeeded: it can be claimed once, and several parts of a page may ask.
 */
export function claimCheckout(): Promise<void> {
  claiming ??= claim().then(
    () => void setTimeout(forget, keptMs),
    (error: unknown) => {
      forget();
      throw error;
    },
  );
  return claiming;
}

function forget(): void {
  claiming = undefined;
}

async function claim(): Promise<void> {
  await callFunction("claim-checkout");
}
