import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { anyone, system } from "#platform/server/access/who.ts";

/** Programs with a secret key register the identity providers of companies. */
export const ssoProviderAccess = defineAccess("sso_provider", {
  // The sign-in form tells anybody whether an address's company has single sign-on.
  find_by_domain: elevated(anyone),
  create: [system],
  update: [system],
  delete: [system],
});

/** SAML request keys are created on first use and by the command line. */
export const samlKeyAccess = defineAccess("saml_key", {
  ensure: [system],
  rotate: [system],
});
