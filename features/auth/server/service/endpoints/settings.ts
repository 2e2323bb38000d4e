import { externalNames } from "../../oauth/external-names.ts";
import type { AuthSettings } from "../../settings/auth-settings.ts";
import type { Endpoint } from "../endpoint.ts";

/** Which ways to sign in are open. A new user gets a session at once, so clients are told not to wait for mail. */
export const settingsEndpoint: Endpoint = {
  method: "GET",
  path: "/settings",
  answer: async (_ctx, { service: { settings } }) => ({
    json: {
      external: external(settings),
      disable_signup: false,
      mailer_autoconfirm: true,
      phone_autoconfirm: false,
      sms_provider: "",
      saml_enabled: false,
      saml_private_key_next_configured: false,
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
