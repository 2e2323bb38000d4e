import { defineErrors } from "#platform/server/errors.ts";

export const provisioningErrors = defineErrors({
  "provisioning.workspace_not_found": [404, "There is no such workspace."],
  "provisioning.provider_not_found": [
    404,
    "There is no such identity provider. Its id is in the response that registered it, and in GET /auth/v1/admin/sso/providers.",
  ],
  "provisioning.domains_missing": [400, "Name the identity provider or the domains of the company."],
  "provisioning.no_domain": [
    400,
    "Name the id of an identity provider, or domains such as example.com,example.org. One of these is not valid.",
  ],
  "provisioning.key_not_found": [
    404,
    "This key does not exist or was revoked. List the keys: npm run admin -- scim-keys <workspace>",
  ],
  "provisioning.directory_goes_on": [
    409,
    "The workspace has a key, so its directory manages who has access. Revoke the key first: npm run admin -- scim-revoke <workspace>",
  ],
});
