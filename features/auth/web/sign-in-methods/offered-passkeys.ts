import { log } from "#platform/web/log.ts";
import { canUsePasskeys } from "./can-use-passkeys.ts";

let isWanted = false;
let offer: AbortController | undefined;

/**
 * Offers this site's passkeys in the e-mail field's autofill, where supported. Returns the function that ends
 * the offer.
 */
export function offerPasskeys(): () => void {
  isWanted = true;
  begin();
  return () => {
    isWanted = false;
    end();
  };
}

/** Withdraws the offer while `act` runs: browsers allow one WebAuthn request at a time. */
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
