import { resolve } from "node:path";
import { assertNever } from "../assert-never.ts";
import type { Config, SmsSettings } from "./config.ts";
import { localUrl } from "./local-url.ts";
import type { Read, Value } from "./read.ts";
import { readBilling } from "./read-billing.ts";
import { readModelKeys } from "./read-model-keys.ts";
import { readSearch } from "./read-search.ts";
import { readSpeech } from "./read-speech.ts";
import { readTranscription } from "./read-transcription.ts";
import type { Setting } from "./setting.ts";
import { type SettingName, settings } from "./settings.ts";
import { StartError } from "./start-error.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

/** Validates `environment` against the list of settings. Throws a StartError that names the bad setting. */
export function loadConfig(environment: Environment, root: string): Config {
  const read = <Name extends SettingName>(name: Name) => readSetting(name, environment[name]);
  const required = <Name extends SettingName>(name: Name) =>
    read(name) as NonNullable<ReturnType<typeof read<Name>>>;

  const port = required("PORT");
  const host = required("HOST");
  const publicUrl = read("PUBLIC_URL");
  const config: Config = {
    port,
    host,
    publicUrl: publicUrl ?? localUrl(host, port),
    hasOwnPublicUrl: publicUrl !== undefined,
    dataDir: resolve(root, required("DATA_DIR")),
    databaseUrl: read("DATABASE_URL"),
    databaseConnections: required("DATABASE_CONNECTIONS"),
    role: required("ROLE"),
    logLevel: required("LOG_LEVEL"),
    adminEmail: read("ADMIN_EMAIL"),
    smtpUrl: read("SMTP_URL"),
    mailFrom: read("MAIL_FROM"),
    mail: Object.freeze({ holdSeconds: required("MAIL_HOLD_SECONDS") }),
    sms: readSms(read),
    s3Url: read("S3_URL"),
    authPrefix: read("AUTH_PREFIX") ?? "",
    isAuthApiKeyRequired: required("AUTH_API_KEY_REQUIRED"),
    authEnvironment: Object.freeze(
      Object.fromEntries(Object.entries(environment).filter(([name]) => name.startsWith("GOTRUE_"))),
    ),
    trustedProxyHops: required("TRUSTED_PROXY_HOPS"),
    isShownToSearchEngines: required("SEARCH_ENGINES"),
    browsingAllowedOrigins: Object.freeze(read("BROWSING_ALLOWED_ORIGINS") ?? []),
    browser: Object.freeze({
      sessions: required("BROWSER_SESSIONS"),
      chosenChromium: environment.CHROMIUM_PATH || undefined,
    }),
    connectionsAllowedOrigins: Object.freeze(read("CONNECTIONS_ALLOWED_ORIGINS") ?? []),
    search: Object.freeze(readSearch(read)),
    demo: Object.freeze({
      isOn: required("DEMO"),
      atOnce: required("DEMO_AT_ONCE"),
      messages: required("DEMO_MESSAGES"),
      modelBudgetCents: required("DEMO_MODEL_BUDGET_CENTS"),
      isBrowsingOn: required("DEMO_BROWSING"),
    }),
    speech: readSpeech(read),
    isSpeechInstalled: required("SPEECH_INSTALL"),
    transcription: Object.freeze(readTranscription(read)),
    exportKeptHours: required("EXPORT_KEPT_HOURS"),
    files: Object.freeze({
      fileBytes: required("FILE_SIZE_MB") * 1_000_000,
      personBytes: required("FILES_PER_PERSON_MB") * 1_000_000,
      perMessage: required("FILES_PER_MESSAGE"),
    }),
    billing: readBilling(read, { publicUrl, isProduction: environment.NODE_ENV === "production" }),
    billingTerms: Object.freeze({
      isTaxAutomatic: required("BILLING_AUTOMATIC_TAX"),
      sandboxTaxPercent: required("BILLING_SANDBOX_TAX_PERCENT"),
      trialsPerDomain: read("BILLING_TRIALS_PER_DOMAIN"),
      trialDomains: Object.freeze({
        blocked: Object.freeze(read("BILLING_TRIAL_BLOCKED_DOMAINS") ?? []),
        allowed: Object.freeze(read("BILLING_TRIAL_ALLOWED_DOMAINS") ?? []),
      }),
    }),
    offeredModelKeys: readModelKeys(read),
  };
  refuseLoneRole(config);
  return Object.freeze(config);
}

function readSetting<Name extends SettingName>(name: Name, given: string | undefined) {
  const { schema, defaultValue, expected }: Setting = settings[name];
  const text = given?.trim() || defaultValue;
  if (text === undefined) return undefined;

  const result = schema.safeParse(text);
  if (!result.success) {
    throw new StartError(`${name} is ${shown(name, text)}, which is not valid.`, `Set it to ${expected}.`);
  }
  return result.data as Value<Name>;
}

function readSms(read: Read): SmsSettings | undefined {
  const provider = read("SMS_PROVIDER");
  const needed = <Name extends SettingName>(name: Name) => read(name) ?? refuseMissing(name, `${provider}`);
  switch (provider) {
    case undefined:
      return undefined;
    case "log":
      return { provider };
    case "webhook":
      return { provider, url: needed("SMS_WEBHOOK_URL"), secret: read("SMS_WEBHOOK_SECRET") };
    case "twilio":
      return {
        provider,
        accountSid: needed("SMS_TWILIO_ACCOUNT_SID"),
        authToken: needed("SMS_TWILIO_AUTH_TOKEN"),
        from: needed("SMS_TWILIO_FROM"),
      };
    default:
      return assertNever(provider);
  }
}

function refuseMissing(name: SettingName, provider: string): never {
  throw new StartError(
    `SMS_PROVIDER is "${provider}", but ${name} is not set.`,
    `Set ${name} to ${settings[name].expected}, or leave SMS_PROVIDER out.`,
  );
}

// An address may contain a password, and terminal output gets recorded.
function shown(name: string, text: string) {
  if (/_(KEY|SECRET|TOKEN)$/.test(name)) return "a secret";
  return /:\/\/([^/]*@|.*\?)/.test(text) ? "an address" : `"${text.slice(0, 80)}"`;
}

function refuseLoneRole({ role, databaseUrl }: Config) {
  if (role === "all" || databaseUrl) return;
  throw new StartError(
    `ROLE is "${role}", but the embedded PostgreSQL serves only the process that started it.`,
    "Set DATABASE_URL to a PostgreSQL that all processes reach, or ROLE to all.",
  );
}
