import { log } from "#platform/web/log.ts";
import { canUsePasskeys } from "./can-use-passkeys.ts";

let isWanted = false;
let offer: AbortController | undefined;

/**
 * Lets the browser name the passkeys of this site where it completes the e-mail address, if it can; returns the way to
 * end that.
 */
export function offerPasskeys(): () => void {
  isWanted = true;
  begin();
  return () => {
    isWanted = false;
    end();
  };
}

/** Browsers ask one question at a time: what they offer is withdrawn while `act` asks another one. */
export async function withoutOffer<Result>(act: () => Promise<Result>): Promise<Result> {
  end();
  try {
    return await act();
  } finally {
    if (isWanted) begin();
  }
}

function begin(): void {
  if (!canUsePasskeys()) return;
  const own = new AbortController();
  offer = own;
  import("./await-offered-passkey.ts")
    .then(({ awaitOfferedPasskey }) => awaitOfferedPasskey(own.signal))
    .catch((error: unknown) => log.debug("Passkeys are not offered.", error));
}

function end(): void {
  offer?.abort();
  offer = undefined;
}
