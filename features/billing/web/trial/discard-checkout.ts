import { log } from "#platform/web/log.ts";
import { callFunction } from "../functions/call-function.ts";

/** Lets the server end a checkout that nobody goes on with; without an answer it ends by itself within the hour. */
export function discardCheckout(): void {
  callFunction("discard-checkout").catch((error: unknown) => {
    log.debug("The checkout was not discarded.", error);
  });
}
