import { defineAccess } from "#platform/server/access/define-access.ts";
import { system } from "#platform/server/access/who.ts";

/**
 * Who may change second factors. A person who still lacks one has no actor yet, so the auth service acts as
 * the system for the user of the token.
 */
export const factorAccess = defineAccess("factor", {
  enroll: [system],
  challenge: [system],
  verify: [system],
  update: [system],
  delete: [system],
  generate_recovery_codes: [system],
  regenerate_recovery_codes: [system],
  verify_recovery_code: [system],
  delete_recovery_codes: [system],
});
