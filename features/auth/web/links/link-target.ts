import { joinPathPrefix, newPasswordPath } from "../../contract/link-pages.ts";
import { asBegunHere } from "./begun-flows.ts";

/**
 * Target of a link that proves an address: the site, whose front page passes the result on; or a page for everybody to
 * which the person wants to come back.
 */
export function confirmationTarget(): string {
  const next =
    location.pathname === "/auth" ? new URLSearchParams(location.search).get("next") : location.pathname;
  return `${location.origin}${next?.startsWith(joinPathPrefix) ? next : "/"}`;
}

/** Target of a link that resets a password. */
export function recoveryTarget(): string {
  return asBegunHere(`${location.origin}${newPasswordPath}`);
}

/** Target of a link that signs in. */
export function signInTarget(): string {
  return asBegunHere(`${location.origin}/auth/link`);
}
