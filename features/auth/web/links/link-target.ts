import { linkPath, newPasswordPath } from "../../contract/link-pages.ts";

/** Where the link of a mail that proves an address leads. */
export function confirmationTarget(): string {
  return `${location.origin}${linkPath}?type=signup`;
}

/** Where the link of a mail for a new password leads. */
export function recoveryTarget(): string {
  return `${location.origin}${newPasswordPath}`;
}
