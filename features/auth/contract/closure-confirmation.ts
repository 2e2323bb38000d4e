/** Days for which a person who closes the account may change their mind. */
export const closureDays = 14;

/** What the person types to show that it is meant: the address, and a word where there is none. */
export function closureConfirmation(email: string | null | undefined): string {
  return email || "DELETE";
}

/** Whether the person typed it; nobody has to mind capitals and spaces around it. */
export function isClosureConfirmed(typed: string, email: string | null | undefined): boolean {
  return typed.trim().toLowerCase() === closureConfirmation(email).toLowerCase();
}
