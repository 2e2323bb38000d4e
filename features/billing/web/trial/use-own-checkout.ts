import { useEffect, useRef } from "react";
import { log } from "#platform/web/log.ts";
import { readOwnCheckout } from "../checkout/read-own-checkout.ts";
import { whenDiscarded } from "./discard-checkout.ts";

/** Looks once, when the dialog opens, whether this browser got as far as a completed checkout before. */
export function useOwnCheckout(onFound: (email: string) => void): void {
  const tell = useRef(onFound);
  tell.current = onFound;

  useEffect(() => {
    whenDiscarded()
      .then(readOwnCheckout)
      .then(
        (found) => found && tell.current(found.email),
        // It is found again when the same address begins anew.
        (error: unknown) => log.debug("The checkout of this browser was not read.", error),
      );
  }, []);
}
