/** Where the link of a mail that proves an address leads. */
export function confirmationTarget(): string {
  return `${location.origin}/auth/link?type=signup`;
}

/** Where the link of a mail for a new password leads. */
export function recoveryTarget(): string {
  return `${location.origin}${newPasswordPath}`;
}

export const newPasswordPath = "/auth/new-password";
export const linkPath = "/auth/link";
