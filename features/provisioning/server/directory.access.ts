import { defineAccess } from "#platform/server/access/define-access.ts";
import { system } from "#platform/server/access/who.ts";

/** Who may let a directory into a workspace: the command line of the installation. */
export const provisioningKeyAccess = defineAccess("provisioning_key", {
  create: [system],
  revoke: [system],
});

// A directory is nobody of the product: its key was checked where it came in, and says for which workspace it speaks.

export const directoryPersonAccess = defineAccess("directory_person", {
  create: [system],
  change: [system],
  delete: [system],
  recognize: [system],
  release: [system],
});

export const directoryGroupAccess = defineAccess("directory_group", {
  create: [system],
  change: [system],
  delete: [system],
});
