import { callFunction } from "#platform/web/functions/call-function.ts";
import { log } from "#platform/web/log.ts";

let discarding: Promise<void> = Promise.resolve();

/** Discards the checkout on the server. If the call fails, it expires within the hour. */
export function discardCheckout(): void {
  discarding = callFunction("discard-checkout").then(
    () => {},
    (error: unknown) => log.debug("The checkout was not discarded.", error),
  );
}

/** Settles when no discard is running: its response must not delete the cookie of the next checkout. */
export function whenDiscarded(): Promise<void> {
  return discarding;
}
