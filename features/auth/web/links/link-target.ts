import { linkPath, newPasswordPath } from "../../contract/link-pages.ts";

/** Target of a link that proves an address. */
export function confirmationTarget(): string {
  return `${location.origin}${linkPath}?type=signup`;
}

/** Target of a link that resets a password. */
export function recoveryTarget(): string {
  return `${location.origin}${newPasswordPath}`;
}
