import { fail } from "#platform/server/errors.ts";
import { GuardedFetchError } from "#platform/server/guarded-fetch/guarded-fetch-error.ts";
import { connectionErrors } from "../contract/index.ts";
import { checkOutside } from "./outside/dial.ts";
import type { Outside } from "./outside/outside.ts";

/** An entered address, normalised. Throws for one that would never be opened. */
export function openAddress(outside: Outside, entered: string): string {
  const url = URL.parse(entered.trim());
  if (!url || !/^https?:$/.test(url.protocol) || url.hash)
    fail(connectionErrors, "connection.address_invalid");
  try {
    return checkOutside(outside, url).url.href;
  } catch (error) {
    if (!(error instanceof GuardedFetchError)) throw error;
    const isInsecure = error.code === "fetch.scheme_refused";
    return isInsecure
      ? fail(connectionErrors, "connection.address_insecure")
      : fail(connectionErrors, "connection.address_refused", { message: error.message });
  }
}
