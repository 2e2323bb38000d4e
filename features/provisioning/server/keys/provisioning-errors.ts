import { defineErrors } from "#platform/server/errors.ts";

export const provisioningErrors = defineErrors({
  "provisioning.workspace_not_found": [404, "There is no such workspace."],
  "provisioning.provider_not_found": [404, "There is no such identity provider."],
});
