import type { Endpoint } from "../endpoint.ts";

const providers = [
  "anonymous_users",
  "apple",
  "azure",
  "bitbucket",
  "discord",
  "facebook",
  "snapchat",
  "figma",
  "fly",
  "github",
  "gitlab",
  "google",
  "keycloak",
  "kakao",
  "linkedin",
  "linkedin_oidc",
  "notion",
  "spotify",
  "slack",
  "slack_oidc",
  "workos",
  "twitch",
  "twitter",
  "email",
  "phone",
  "zoom",
];

/** Which ways to sign in are open. A new user gets a session at once, so clients are told not to wait for mail. */
export const settingsEndpoint: Endpoint = {
  method: "GET",
  path: "/settings",
  answer: async () => ({
    json: {
      external: Object.fromEntries(providers.map((name) => [name, name === "email"])),
      disable_signup: false,
      mailer_autoconfirm: true,
      phone_autoconfirm: false,
      sms_provider: "",
      saml_enabled: false,
      saml_private_key_next_configured: false,
      passkeys_enabled: false,
    },
  }),
};
