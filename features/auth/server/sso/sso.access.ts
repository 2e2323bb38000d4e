import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { anyone, system } from "#platform/server/access/who.ts";

/** Who may say by whom companies sign in: programs that hold the secret key. */
export const ssoProviderAccess = defineAccess("sso_provider", {
  // Whoever types an address to sign in is told whether its company has a way of its own.
  find_by_domain: elevated(anyone),
  create: [system],
  update: [system],
  delete: [system],
});

/** Who may make the keys that sign requests for SAML: whoever asks first, and the command line. */
export const samlKeyAccess = defineAccess("saml_key", {
  ensure: [system],
  rotate: [system],
});
