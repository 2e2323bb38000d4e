import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { account, part, system } from "#platform/server/access/who.ts";

/** Who may change second factors: people their own, also in a session that has not shown one yet. */
export const factorAccess = defineAccess("factor", {
  enroll: elevated(account),
  challenge: elevated(account),
  verify: elevated(account),
  delete_own: elevated(account),
  generate_recovery_codes: elevated(account),
  regenerate_recovery_codes: elevated(account),
  verify_recovery_code: elevated(account),
  delete_recovery_codes: elevated(account),

  // Programs with the secret key, over anybody's.
  update: [system],
  delete: [system, part],
});
