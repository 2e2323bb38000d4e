import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../errors.ts";
import type { AuthSettings } from "../settings/auth-settings.ts";
import type { SsoProvider } from "./providers/sso-provider.ts";

/** Throws unless single sign-on of this type is enabled; without a type, unless any is. */
export function requireSsoType(settings: AuthSettings, type?: SsoProvider["type"]): void {
  const { isSamlEnabled, isSsoOidcEnabled } = settings;
  if (type === "saml" && !isSamlEnabled) fail(authErrors, "saml_provider_disabled");
  if (type === "oidc" && !isSsoOidcEnabled) {
    fail(authErrors, "feature_disabled", { message: "Single sign-on by OpenID Connect is disabled" });
  }
  // Clients know this code for all types.
  if (!isSamlEnabled && !isSsoOidcEnabled) {
    fail(authErrors, "saml_provider_disabled");
  }
}
