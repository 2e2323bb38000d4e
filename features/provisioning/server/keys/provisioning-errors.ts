import { defineErrors } from "#platform/server/errors.ts";

export const provisioningErrors = defineErrors({
  "provisioning.workspace_not_found": [404, "There is no such workspace."],
  "provisioning.provider_not_found": [
    404,
    "There is no such identity provider. Its id stands in the answer that registered it, and in GET /auth/v1/admin/sso/providers.",
  ],
  "provisioning.domains_missing": [400, "Name the identity provider or the domains of the company."],
  "provisioning.no_domain": [
    400,
    "Name the id of an identity provider, or domains such as example.com,example.org: one of these is none.",
  ],
});
