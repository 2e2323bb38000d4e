import { defineAccess } from "#platform/server/access/define-access.ts";
import { system } from "#platform/server/access/who.ts";

/** Who takes the payments is set by whoever runs the installation: in its settings, and on the command line. */
export const billingInstallationAccess = defineAccess("billing_installation", {
  keep: [system],
  switch: [system],
  keep_portal: [system],
});

export const billingKeyAccess = defineAccess("billing_key", {
  ensure: [system],
});
