import type { UserPatch } from "./user.repository.ts";

/**
 * Patch that clears a pending address or number. Voiding its links is not enough: anybody who knows the
 * present address can have them resent.
 */
export const noPendingContact = {
  new_email: null,
  new_phone: null,
  email_change_confirmations: 0,
} satisfies UserPatch;
