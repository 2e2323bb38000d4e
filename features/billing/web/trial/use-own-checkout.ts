import { useEffect, useRef } from "react";
import { log } from "#platform/web/log.ts";
import { readOwnCheckout } from "../checkout/read-own-checkout.ts";
import { whenDiscarded } from "./discard-checkout.ts";

/** Checks once, when the dialog opens, for a completed checkout of this browser. */
export function useOwnCheckout(onFound: (email: string) => void): void {
  const tell = useRef(onFound);
  tell.current = onFound;

  useEffect(() => {
    whenDiscarded()
      .then(readOwnCheckout)
      .then(
        (found) => found && tell.current(found.email),
        // Beginning again with the same address finds it anyway.
        (error: unknown) => log.debug("The checkout of this browser was not read.", error),
      );
  }, []);
}
