import { defineErrors } from "#platform/server/errors.ts";

export const provisioningErrors = defineErrors({
  "provisioning.workspace_not_found": [404, "There is no such workspace."],
  "provisioning.provider_not_found": [404, "There is no such identity provider."],
  "provisioning.domains_missing": [400, "Name the identity provider or the domains of the company."],
  "provisioning.no_domain": [400, "This is no domain."],
});
