import { defineAccess } from "#platform/server/access/define-access.ts";
import { system } from "#platform/server/access/who.ts";

/** The operator chooses the provider, in the settings and on the command line. */
export const billingInstallationAccess = defineAccess("billing_installation", {
  keep: [system],
  switch: [system],
  keep_portal: [system],
});

export const billingKeyAccess = defineAccess("billing_key", {
  ensure: [system],
});
