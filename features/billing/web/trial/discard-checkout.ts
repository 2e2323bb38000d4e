import { callFunction } from "#platform/web/functions/call-function.ts";
import { log } from "#platform/web/log.ts";

let discarding: Promise<void> = Promise.resolve();

/** Lets the server end a checkout that nobody goes on with; without an answer it ends by itself within the hour. */
export function discardCheckout(): void {
  discarding = callFunction("discard-checkout").then(
    () => {},
    (error: unknown) => log.debug("The checkout was not discarded.", error),
  );
}

/** Settles when nothing is being discarded: the end of one checkout must not take the cookie of the next. */
export function whenDiscarded(): Promise<void> {
  return discarding;
}
