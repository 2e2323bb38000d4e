import { domainToASCII } from "node:url";
import { z } from "zod";
import { parseS3Url } from "../blobs/s3-address.ts";
import { demoSettings } from "./demo-settings.ts";
import { fileSettings } from "./file-settings.ts";
import { modelKeySettings } from "./model-key-settings.ts";
import { searchSettings } from "./search-settings.ts";
import { setting, wholeNumber } from "./setting.ts";
import { speechSettings } from "./speech-settings.ts";
import { transcriptionSettings } from "./transcription-settings.ts";

const address = (...protocols: string[]) =>
  z.string().refine((value) => protocols.includes(URL.parse(value)?.protocol ?? ""));

const commaSeparated = z.string().transform((value) =>
  value
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== ""),
);

/** The domain after the last @ of an address. */
const mailDomain = z
  .string()
  .transform((value) => domainToASCII(value.toLowerCase()))
  .pipe(z.string().regex(/^(?=.{3,253}$)([a-z0-9_-]+\.)+[a-z0-9-]+$/));

function namesBucket(s3Url: string): boolean {
  try {
    return parseS3Url(s3Url).bucket !== "";
  } catch {
    return false;
  }
}

/** Every setting of the product. The start reads the environment and `.env` once against this list. */
export const settings = {
  PORT: setting({
    schema: wholeNumber(0, 65_535),
    defaultValue: "3000",
    description: "Port the server listens on. 0 takes any free port.",
    expected: "a port number from 0 to 65535",
  }),
  HOST: setting({
    schema: z.string(),
    defaultValue: "127.0.0.1",
    description: "Address the server listens on. 0.0.0.0 accepts other machines.",
    expected: "an IP address or host name of this machine, such as 127.0.0.1 or 0.0.0.0",
  }),
  PUBLIC_URL: setting({
    schema: address("http:", "https:").transform((value) => value.replace(/\/+$/, "")),
    description: "Address under which browsers reach the server. Default: from HOST and PORT.",
    expected: "a full address such as https://assistant.example.com",
  }),
  DATA_DIR: setting({
    schema: z.string(),
    defaultValue: "./data",
    description:
      "Folder for the embedded database, files and keys. A relative path starts at the checkout. Back it up.",
    expected: "a folder",
  }),
  DATABASE_URL: setting({
    // A URL without a host is valid, although no browser accepts it:
    // postgresql://user@/database?host=/run/postgresql
    schema: z.string().regex(/^postgres(ql)?:\/\/\S+$/),
    description: "PostgreSQL 15 or newer instead of the embedded one.",
    expected: "an address such as postgresql://user:password@host:5432/database",
  }),
  DATABASE_CONNECTIONS: setting({
    schema: wholeNumber(2, 1_000),
    defaultValue: "16",
    description: "Maximum connections of this process to the database for requests and jobs.",
    expected: "a number from 2 to 1000",
  }),
  ROLE: setting({
    schema: z.enum(["all", "web", "worker"]),
    defaultValue: "all",
    description: "What this process does: answers requests (web), runs jobs (worker), or both (all).",
    expected: "all, web or worker",
  }),
  LOG_LEVEL: setting({
    schema: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]),
    defaultValue: "info",
    description: "Minimum level of log lines on standard output.",
    expected: "trace, debug, info, warn, error, fatal or silent",
  }),
  ADMIN_EMAIL: setting({
    schema: z.email().transform((value) => value.toLowerCase()),
    description: "The user with this verified email address is an admin.",
    expected: "an email address",
  }),
  SMTP_URL: setting({
    schema: address("smtp:", "smtps:"),
    description:
      "Mail server. Without it mail stays in the outbox, which admins read on /dev, and its links are logged.",
    expected: "an address such as smtps://user:password@mail.example.com:465",
  }),
  MAIL_FROM: setting({
    schema: z.string().regex(/^[^<>@\r\n]*<[^<>@\s]+@[^<>@\s]+>$|^[^<>@\s]+@[^<>@\s]+$/),
    description: "Sender of mail. Default: no-reply at the host of PUBLIC_URL.",
    expected: "an address such as Adjutant <adjutant@example.com>",
  }),
  MAIL_HOLD_SECONDS: setting({
    schema: wholeNumber(0, 600),
    defaultValue: "60",
    description:
      "How long a mail that somebody sends is held back, in seconds. Until then it can be taken back.",
    expected: "a number from 0 to 600",
  }),
  SMS_PROVIDER: setting({
    schema: z.enum(["twilio", "webhook", "log"]),
    description:
      "Who delivers text messages: Twilio, a webhook of yours, or the server's log (for trials). Without it they stay in the outbox.",
    expected: "twilio, webhook or log",
  }),
  SMS_TWILIO_ACCOUNT_SID: setting({
    schema: z.string().regex(/^AC\w+$/),
    description: "Account at Twilio.",
    expected: "an account id, which begins with AC",
  }),
  SMS_TWILIO_AUTH_TOKEN: setting({
    schema: z.string(),
    description: "Secret of that account.",
    expected: "the account's auth token",
  }),
  SMS_TWILIO_FROM: setting({
    schema: z.string().regex(/^\+[1-9]\d{1,14}$|^MG\w+$/),
    description: "Sender of text messages: a number, or the id of a messaging service.",
    expected: "a number such as +15005550006, or an id that begins with MG",
  }),
  SMS_WEBHOOK_URL: setting({
    schema: address("http:", "https:"),
    description: 'Receives each text message as `{ "id", "to", "text" }`.',
    expected: "a full address such as https://gateway.example.com/sms",
  }),
  SMS_WEBHOOK_SECRET: setting({
    schema: z.string().min(16),
    description: "Signs these calls as Standard Webhooks. Without it they are unsigned.",
    expected: "at least 16 characters, or whsec_ with a secret in base64",
  }),
  S3_URL: setting({
    schema: address("http:", "https:", "s3:").refine(namesBucket),
    description: "Bucket for files. Default: a folder in DATA_DIR.",
    expected: "an address such as https://key:secret@s3.example.com/bucket",
  }),
  AUTH_PREFIX: setting({
    schema: z
      .string()
      .regex(/^\/$|^(\/[a-z0-9._~-]+)+$/i)
      .transform((value) => (value === "/" ? "" : value)),
    defaultValue: "/auth/v1",
    description:
      "Path under which the auth service answers; `/` puts it at the root. Its own settings: docs/auth.md.",
    expected: "a path such as /auth/v1",
  }),
  AUTH_API_KEY_REQUIRED: setting({
    schema: z.enum(["true", "false"]).transform((value) => value === "true"),
    defaultValue: "true",
    description: "Whether calls of the auth service need an API key.",
    expected: "true or false",
  }),
  TRUSTED_PROXY_HOPS: setting({
    schema: wholeNumber(0, 10),
    defaultValue: "0",
    description: "Number of reverse proxies in front whose X-Forwarded-For entries are trusted.",
    expected: "a number from 0 to 10",
  }),
  SEARCH_ENGINES: setting({
    schema: z.enum(["on", "off"]).transform((value) => value === "on"),
    defaultValue: "on",
    description:
      "Whether search engines may list the public pages. off: robots.txt forbids everything, there is no sitemap, and each answer says noindex.",
    expected: "on or off",
  }),
  BROWSING_ALLOWED_ORIGINS: setting({
    schema: commaSeparated.pipe(z.array(z.string().regex(/^[^\s/:]+:\d+$|^\[[0-9a-f:]+\]:\d+$/i))),
    description:
      "Private servers that the assistant may read and open in its browser, each as host:port. The port is needed, and nothing like https:// stands before it. All other private addresses and ports are refused.",
    expected: "a list of host:port, without https:// and path, such as wiki.intranet:80,10.0.0.7:8080",
  }),
  BROWSER_SESSIONS: setting({
    schema: wholeNumber(0, 50),
    defaultValue: "4",
    description:
      "Live browsers of assistants at once on this server; one workspace has at most half of them. Each takes up to 1.5 GB of memory while it is open. It needs Chromium on the machine. 0: assistants read pages, and have no browser.",
    expected: "a number from 0 to 50",
  }),
  ...searchSettings,
  CONNECTIONS_ALLOWED_ORIGINS: setting({
    schema: commaSeparated.pipe(z.array(z.string().regex(/^[^\s/:]+:\d+$|^\[[0-9a-f:]+\]:\d+$/i))),
    description:
      "Private servers that connections, HTTP requests of assistants and receivers of events may reach, also without https, each as host:port. The port is needed, and nothing like https:// stands before it. All other private addresses are refused.",
    expected: "a list of host:port, without https:// and path, such as crm.intranet:443,10.0.0.7:8080",
  }),
  ...demoSettings,
  ...speechSettings,
  ...transcriptionSettings,
  ...fileSettings,
  BILLING_PROVIDER: setting({
    schema: z.enum(["sandbox", "stripe", "none"]),
    defaultValue: "sandbox",
    description:
      "Who takes payments: a sandbox in this server (test cards only), Stripe, or nobody (admins assign plans).",
    expected: "sandbox, stripe or none",
  }),
  STRIPE_SECRET_KEY: setting({
    schema: z.string().regex(/^(sk|rk)_(live|test)_\w+$/),
    description: "Secret or restricted key of the account at Stripe.",
    expected: "a key that begins with sk_live_, sk_test_, rk_live_ or rk_test_",
  }),
  STRIPE_PUBLISHABLE_KEY: setting({
    schema: z.string().regex(/^pk_(live|test)_\w+$/),
    description: "Key with which browsers open the checkout, of the same mode as the secret key.",
    expected: "a key that begins with pk_live_ or pk_test_",
  }),
  STRIPE_WEBHOOK_SECRET: setting({
    schema: commaSeparated.pipe(z.array(z.string().regex(/^whsec_\S+$/)).min(1)),
    description:
      "Secret of Stripe's webhooks to /webhooks/stripe; during a rotation the old and the new one.",
    expected: "a secret that begins with whsec_, or two of them with a comma between",
  }),
  STRIPE_PRICES: setting({
    schema: commaSeparated
      .pipe(z.array(z.string().regex(/^[\w-]+=price_\w+$/)))
      .transform((pairs) => Object.fromEntries(pairs.map((pair) => pair.split("=")))),
    description: "Monthly price at Stripe of each plan. Plans without one are not sold.",
    expected: "a list such as individual=price_1abc,business=price_2def",
  }),
  BILLING_AUTOMATIC_TAX: setting({
    schema: z.enum(["true", "false"]).transform((value) => value === "true"),
    defaultValue: "false",
    description:
      "Whether the payment provider calculates tax, asks for addresses at the checkout, and adds the tax to the price.",
    expected: "true or false",
  }),
  BILLING_SANDBOX_TAX_PERCENT: setting({
    schema: z
      .string()
      .regex(/^\d{1,2}(\.\d{1,3})?$/)
      .transform(Number),
    defaultValue: "20",
    description: "Tax rate of the sandbox if BILLING_AUTOMATIC_TAX is true.",
    expected: "a percentage from 0 to 99.999, such as 19 or 8.875",
  }),
  BILLING_TRIAL_BLOCKED_DOMAINS: setting({
    schema: commaSeparated.pipe(z.array(mailDomain)),
    description: "Domains of email addresses that get no free trial, besides well-known disposable ones.",
    expected: "a list such as thrown-away.example,spam.example",
  }),
  BILLING_TRIAL_ALLOWED_DOMAINS: setting({
    schema: commaSeparated.pipe(z.array(mailDomain)),
    description: "Domains that always get trials, in any number a day.",
    expected: "a list such as big-company.example,university.example",
  }),
  BILLING_TRIALS_PER_DOMAIN: setting({
    schema: wholeNumber(1, 100_000),
    description:
      "Maximum people of a domain who start a free trial a day; public mail providers are not limited. Default: 5 with Stripe, any number in the sandbox.",
    expected: "a number from 1 to 100000",
  }),
  BILLING_SANDBOX_IN_PRODUCTION: setting({
    schema: z.literal("i-understand-no-real-money"),
    description: "Allows the sandbox with NODE_ENV=production.",
    expected: "i-understand-no-real-money",
  }),
  BILLING_ALLOW_STRIPE_TEST: setting({
    schema: z.literal("1"),
    description: "Allows test keys of Stripe with NODE_ENV=production.",
    expected: "1",
  }),
  ...modelKeySettings,
};

export type SettingName = keyof typeof settings;
