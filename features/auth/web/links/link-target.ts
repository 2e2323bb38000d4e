import { newPasswordPath } from "../../contract/link-pages.ts";
import { asBegunHere } from "./begun-flows.ts";

/** Target of a link that proves an address: the site, whose front page passes the result on. */
export function confirmationTarget(): string {
  return `${location.origin}/`;
}

/** Target of a link that resets a password. */
export function recoveryTarget(): string {
  return asBegunHere(`${location.origin}${newPasswordPath}`);
}

/** Target of a link that signs in. */
export function signInTarget(): string {
  return asBegunHere(`${location.origin}/auth/link`);
}
