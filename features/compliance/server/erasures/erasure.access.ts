import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { admin, anyone, system } from "#platform/server/access/who.ts";

/** Who may do what with erasures of people. */
export const erasureAccess = defineAccess("erasure_request", {
  read: elevated(admin),
  request: elevated(admin),
  /** The id is the secret: it is random, and the certificate names nobody. */
  read_certificate: elevated(anyone),
  issue: [system],
  /** After a restore. */
  take_up_again: [system],
});
