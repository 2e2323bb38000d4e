import { z } from "zod";
import { StartError } from "#platform/server/config/start-error.ts";
import type { AuthSettings, ExternalProvider } from "./auth-settings.ts";

type Environment = Readonly<Record<string, string | undefined>>;

const flag = z.enum(["true", "false"]).transform((value) => value === "true");
const count = z.string().regex(/^\d+$/).transform(Number);
const list = z.string().transform((value) =>
  value
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean),
);
const origins = list.pipe(z.array(z.string().regex(/^[^\s/:]+:\d+$|^\[[0-9a-f:]+\]:\d+$/i)));
const groups = z.string().transform((value) => value.split(":").filter(Boolean));
const address = z.url().transform((value) => value.replace(/\/+$/, ""));
const duration = z
  .string()
  .regex(/^\d+(s|m|h)?$/)
  .transform(
    (value) => Number.parseInt(value, 10) * (value.endsWith("h") ? 3_600 : value.endsWith("m") ? 60 : 1),
  );

/** Per setting: parser, expected form for the error message, and target field. */
const readers = {
  GOTRUE_SITE_URL: [address, "a full address", "siteUrl"],
  GOTRUE_URI_ALLOW_LIST: [list, "patterns of addresses, separated by commas", "allowedRedirects"],
  GOTRUE_EXTERNAL_EMAIL_ENABLED: [flag, "true or false", "isEmailEnabled"],
  GOTRUE_EXTERNAL_PHONE_ENABLED: [flag, "true or false", "isPhoneEnabled"],
  GOTRUE_EXTERNAL_ANONYMOUS_USERS_ENABLED: [flag, "true or false", "isAnonymousEnabled"],
  GOTRUE_ANONYMOUS_USERS_RETENTION_DAYS: [count, "a number of days", "anonymousRetentionDays"],
  GOTRUE_SECURITY_MANUAL_LINKING_ENABLED: [flag, "true or false", "isManualLinkingEnabled"],
  GOTRUE_SAML_ENABLED: [flag, "true or false", "isSamlEnabled"],
  GOTRUE_SSO_OIDC_ENABLED: [flag, "true or false", "isSsoOidcEnabled"],
  GOTRUE_SSO_REQUIRED_FOR_DOMAINS: [flag, "true or false", "isSsoRequired"],
  GOTRUE_SSO_ALLOWED_ORIGINS: [origins, "a list such as id.intranet:443", "ssoAllowedOrigins"],
  GOTRUE_SECURITY_BROWSER_BINDING_ENABLED: [flag, "true or false", "isBrowserBound"],
  GOTRUE_PASSKEY_ENABLED: [flag, "true or false", "isPasskeyEnabled"],
  GOTRUE_MAILER_AUTOCONFIRM: [flag, "true or false", "isMailAutoConfirmed"],
  GOTRUE_SMS_AUTOCONFIRM: [flag, "true or false", "isPhoneAutoConfirmed"],
  GOTRUE_MAILER_ALLOW_UNVERIFIED_EMAIL_SIGN_INS: [flag, "true or false", "areUnverifiedSignInsAllowed"],
  GOTRUE_MAILER_SECURE_EMAIL_CHANGE_ENABLED: [flag, "true or false", "isSecureEmailChange"],
  GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: [
    flag,
    "true or false",
    "isReauthenticationRequired",
  ],
  GOTRUE_PASSWORD_MIN_LENGTH: [count, "a number", "passwordMinLength"],
  GOTRUE_PASSWORD_REQUIRED_CHARACTERS: [
    groups,
    "groups of characters, separated by colons",
    "passwordRequiredCharacters",
  ],
  GOTRUE_PASSWORD_REFUSE_EASY: [flag, "true or false", "isEasyPasswordRefused"],
  GOTRUE_JWT_EXP: [count, "a number of seconds", "accessTokenSeconds"],
  GOTRUE_JWT_SECRET: [z.string().min(32), "at least 32 characters", "sharedJwtSecret"],
  GOTRUE_MAILER_OTP_EXP: [count, "a number of seconds", "mailOtpSeconds"],
  GOTRUE_MAILER_OTP_LENGTH: [count.pipe(z.number().min(6).max(10)), "a number from 6 to 10", "mailOtpLength"],
  GOTRUE_SMS_OTP_EXP: [count, "a number of seconds", "smsOtpSeconds"],
  GOTRUE_SMS_OTP_LENGTH: [count.pipe(z.number().min(6).max(10)), "a number from 6 to 10", "smsOtpLength"],
  GOTRUE_SMTP_MAX_FREQUENCY: [duration, "a time such as 60s", "mailGapSeconds"],
  GOTRUE_SMS_MAX_FREQUENCY: [duration, "a time such as 60s", "smsGapSeconds"],
  GOTRUE_SECURITY_REFRESH_TOKEN_ROTATION_ENABLED: [flag, "true or false", "isRefreshRotationEnabled"],
  GOTRUE_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL: [count, "a number of seconds", "refreshReuseSeconds"],
  GOTRUE_SESSIONS_TIMEBOX: [duration, "a time such as 24h", "sessionTimeboxSeconds"],
  GOTRUE_SESSIONS_INACTIVITY_TIMEOUT: [duration, "a time such as 8h", "sessionInactivitySeconds"],
  GOTRUE_SESSIONS_SINGLE_PER_USER: [flag, "true or false", "isSingleSession"],
  GOTRUE_WEBAUTHN_RP_ID: [z.string().regex(/^[a-z0-9.-]+$/), "a domain", "webauthnRpId"],
  GOTRUE_WEBAUTHN_RP_DISPLAY_NAME: [z.string(), "a name", "webauthnRpName"],
  GOTRUE_WEBAUTHN_RP_ORIGINS: [list, "origins, separated by commas", "webauthnRpOrigins"],
  GOTRUE_MFA_MAX_ENROLLED_FACTORS: [count, "a number", "maxFactors"],
  GOTRUE_MFA_CHALLENGE_EXPIRY_DURATION: [count, "a number of seconds", "challengeSeconds"],
  GOTRUE_MFA_FACTOR_EXPIRY_DURATION: [duration, "a time such as 300s", "unverifiedFactorSeconds"],
  GOTRUE_API_MAX_REQUEST_DURATION: [duration, "a time such as 10s", "requestSeconds"],
} satisfies Record<string, [z.ZodType, string, keyof AuthSettings]>;

const factorKinds = {
  TOTP: "totp",
  PHONE: "phoneFactor",
  WEB_AUTHN: "webauthn",
  RECOVERY_CODES: "recoveryCodes",
} as const;
const limitNames = {
  GOTRUE_RATE_LIMIT_TOKEN_REFRESH: "token",
  GOTRUE_RATE_LIMIT_VERIFY: "verify",
  GOTRUE_RATE_LIMIT_OTP: "otp",
  GOTRUE_RATE_LIMIT_SSO: "sso",
  GOTRUE_RATE_LIMIT_ANONYMOUS_USERS: "anonymousPerHour",
  GOTRUE_RATE_LIMIT_EMAIL_SENT: "mailsPerHour",
  GOTRUE_RATE_LIMIT_SMS_SENT: "smsPerHour",
} as const;

/**
 * Applies `environment` over `defaults`; empty text counts as unset. Throws a `StartError` that names the
 * setting.
 */
export function readAuthSettings(environment: Environment, defaults: AuthSettings): AuthSettings {
  const changes: Record<string, unknown> = {};
  for (const [name, [schema, expected, key]] of Object.entries(readers)) {
    const value = read(environment, name, schema, expected);
    if (value !== undefined) changes[key] = value;
  }
  const isDisabled = read(environment, "GOTRUE_DISABLE_SIGNUP", flag, "true or false");
  if (isDisabled !== undefined) changes.isSignUpEnabled = !isDisabled;
  for (const [name, key] of Object.entries(factorKinds)) {
    const { isEnrollEnabled, isVerifyEnabled } = defaults[key];
    const of = (act: string) => read(environment, `GOTRUE_MFA_${name}_${act}_ENABLED`, flag, "true or false");
    changes[key] = {
      isEnrollEnabled: of("ENROLL") ?? isEnrollEnabled,
      isVerifyEnabled: of("VERIFY") ?? isVerifyEnabled,
    };
  }
  const limits = Object.entries(limitNames).map(([name, key]) => [
    key,
    read(environment, name, count, "a number") ?? defaults.rateLimits[key],
  ]);
  return {
    ...defaults,
    ...changes,
    rateLimits: { ...defaults.rateLimits, ...Object.fromEntries(limits) },
    externalProviders: [...defaults.externalProviders, ...readProviders(environment)],
  };
}

/**
 * Parses `GOTRUE_EXTERNAL_<NAME>_ENABLED`, `_CLIENT_ID`, `_SECRET`, `_URL` (the issuer) and `_REDIRECT_URI`.
 */
function readProviders(environment: Environment): ExternalProvider[] {
  const names = Object.keys(environment).flatMap(
    (key) => /^GOTRUE_EXTERNAL_([A-Z0-9_]+)_CLIENT_ID$/.exec(key)?.[1] ?? [],
  );
  return names.flatMap((name) => {
    const value = (part: string) => environment[`GOTRUE_EXTERNAL_${name}_${part}`]?.trim() || undefined;
    if (value("ENABLED") !== "true") return [];
    const clientId = value("CLIENT_ID") ?? "";
    const [clientSecret, issuerUrl, redirectUri] = [value("SECRET"), value("URL"), value("REDIRECT_URI")];
    if (!clientSecret)
      throw new StartError(`GOTRUE_EXTERNAL_${name}_SECRET is missing.`, "Set it to the provider's secret.");
    return [
      {
        name: name.toLowerCase(),
        clientId,
        clientSecret,
        ...(issuerUrl ? { issuerUrl } : {}),
        ...(redirectUri ? { redirectUri } : {}),
      },
    ];
  });
}

function read<Schema extends z.ZodType>(
  environment: Environment,
  name: string,
  schema: Schema,
  expected: string,
): z.output<Schema> | undefined {
  const text = environment[name]?.trim();
  if (!text) return undefined;
  const parsed = schema.safeParse(text);
  if (!parsed.success) throw new StartError(`${name} is not valid.`, `Set it to ${expected}.`);
  return parsed.data;
}
