/** Grace period in days: until it ends, a person who closed the account can keep it. */
export const closureDays = 14;

/**
 * The text a person types to confirm the closure: the e-mail address, or `DELETE` for an account without one.
 */
export function closureConfirmation(email: string | null | undefined): string {
  return email || "DELETE";
}

/** Compares without regard to case and surrounding spaces. */
export function isClosureConfirmed(typed: string, email: string | null | undefined): boolean {
  return typed.trim().toLowerCase() === closureConfirmation(email).toLowerCase();
}
