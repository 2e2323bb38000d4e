import { defineAccess } from "#platform/server/access/define-access.ts";
import { system } from "#platform/server/access/who.ts";

/** Only the command line of the installation connects a directory to a workspace. */
export const provisioningKeyAccess = defineAccess("provisioning_key", {
  create: [system],
  revoke: [system],
});

// A directory has no actor. Its key was checked at the endpoint and names its workspace.

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
