import { externalNames } from "../../oauth/external-names.ts";
import type { AuthSettings } from "../../settings/auth-settings.ts";
import type { Endpoint } from "../endpoint.ts";

/** The sign-in methods that the settings enable. */
export const settingsEndpoint: Endpoint = {
  method: "GET",
  path: "/settings",
  answer: async ({ services }, { service: { settings } }) => ({
    json: {
      external: external(settings),
      disable_signup: !settings.isSignUpEnabled,
      mailer_autoconfirm: settings.isMailAutoConfirmed,
      phone_autoconfirm: settings.isPhoneAutoConfirmed,
      sms_provider: services.carriers.sms?.name ?? "",
      saml_enabled: settings.isSamlEnabled,
      saml_private_key_next_configured: settings.isSamlEnabled,
      sso_oidc_enabled: settings.isSsoOidcEnabled,
      passkeys_enabled: settings.isPasskeyEnabled,
    },
  }),
};

function external(settings: AuthSettings): Record<string, boolean> {
  const off = Object.fromEntries(externalNames.map((name) => [name, false]));
  const on = Object.fromEntries(settings.externalProviders.map(({ name }) => [name, true]));
  return {
    anonymous_users: settings.isAnonymousEnabled,
    ...off,
    ...on,
    email: settings.isEmailEnabled,
    phone: settings.isPhoneEnabled,
  };
}
