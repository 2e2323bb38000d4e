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
  "provisioning.key_not_found": [
    404,
    "This workspace has no such key, or it has ended. Those there are: npm run admin -- scim-keys <workspace>",
  ],
  "provisioning.directory_goes_on": [
    409,
    "The workspace has a key, so its directory says who may come in. First end it: npm run admin -- scim-revoke <workspace>",
  ],
});
