import { expect, it } from "vitest";
import { StartError } from "#platform/server/config/start-error.ts";
import { defaultAuthSettings } from "./auth-settings.ts";
import { readAuthSettings } from "./read-auth-settings.ts";

const read = (environment: Record<string, string>) => readAuthSettings(environment, defaultAuthSettings);

it("an empty environment changes nothing", () => {
  expect(read({ GOTRUE_SITE_URL: " " })).toEqual(defaultAuthSettings);
});

it("settings are read under the names of GoTrue", () => {
  expect(
    read({
      GOTRUE_SITE_URL: "https://app.example.com/",
      GOTRUE_URI_ALLOW_LIST: "https://*.example.com/**, app://back",
      GOTRUE_DISABLE_SIGNUP: "true",
      GOTRUE_SSO_ALLOWED_ORIGINS: "id.intranet:443, 10.0.0.7:8080",
      GOTRUE_MAILER_AUTOCONFIRM: "true",
      GOTRUE_PASSWORD_MIN_LENGTH: "12",
      GOTRUE_SESSIONS_TIMEBOX: "24h",
      GOTRUE_MFA_PHONE_ENROLL_ENABLED: "true",
      GOTRUE_RATE_LIMIT_VERIFY: "60",
    }),
  ).toEqual({
    ...defaultAuthSettings,
    siteUrl: "https://app.example.com",
    allowedRedirects: ["https://*.example.com/**", "app://back"],
    isSignUpEnabled: false,
    ssoAllowedOrigins: ["id.intranet:443", "10.0.0.7:8080"],
    isMailAutoConfirmed: true,
    passwordMinLength: 12,
    sessionTimeboxSeconds: 86_400,
    phoneFactor: { isEnrollEnabled: true, isVerifyEnabled: false },
    rateLimits: { ...defaultAuthSettings.rateLimits, verify: 60 },
  });
});

it("a provider counts when it is enabled, by any name", () => {
  const { externalProviders } = read({
    GOTRUE_EXTERNAL_GOOGLE_ENABLED: "true",
    GOTRUE_EXTERNAL_GOOGLE_CLIENT_ID: "g",
    GOTRUE_EXTERNAL_GOOGLE_SECRET: "s",
    GOTRUE_EXTERNAL_ACME_ENABLED: "true",
    GOTRUE_EXTERNAL_ACME_CLIENT_ID: "a",
    GOTRUE_EXTERNAL_ACME_SECRET: "t",
    GOTRUE_EXTERNAL_ACME_URL: "https://id.acme.example",
    GOTRUE_EXTERNAL_GITHUB_CLIENT_ID: "off",
  });
  expect(externalProviders).toEqual([
    { name: "google", clientId: "g", clientSecret: "s" },
    { name: "acme", clientId: "a", clientSecret: "t", issuerUrl: "https://id.acme.example" },
  ]);
});

const refused: Record<string, string>[] = [
  { GOTRUE_DISABLE_SIGNUP: "yes" },
  { GOTRUE_SITE_URL: "app" },
  { GOTRUE_PASSWORD_MIN_LENGTH: "long" },
  { GOTRUE_SESSIONS_TIMEBOX: "a day" },
  { GOTRUE_SSO_ALLOWED_ORIGINS: "https://id.intranet" },
  { GOTRUE_JWT_SECRET: "short" },
  { GOTRUE_EXTERNAL_GOOGLE_ENABLED: "true", GOTRUE_EXTERNAL_GOOGLE_CLIENT_ID: "g" },
];
it.each(refused)("%j is refused with its name and the remedy, without its value", (environment) => {
  const refuse = () => read(environment);
  expect(refuse).toThrow(StartError);
  expect(refuse).toThrow(/^GOTRUE_[A-Z_]+ is (not valid|missing)\.$/);
});
