import type { UserPatch } from "./user.repository.ts";

/**
 * Forgets an address or number that waits to be proved. Its links being void is not enough: whoever knows the present
 * address may have them sent again.
 */
export const noPendingContact = {
  new_email: null,
  new_phone: null,
  email_change_confirmations: 0,
} satisfies UserPatch;
