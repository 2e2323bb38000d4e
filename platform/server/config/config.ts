import type { OfferedModelKeys } from "./read-model-keys.ts";
export type Role = "all" | "web" | "worker";

/** The provider of text messages, with its credentials. */
export type SmsSettings =
  | {
      readonly provider: "twilio";
      readonly accountSid: string;
      readonly authToken: string;
      readonly from: string;
    }
  | { readonly provider: "webhook"; readonly url: string; readonly secret: string | undefined }
  | { readonly provider: "log" };

/** The provider of payments, with its credentials. */
export type BillingSettings =
  | { readonly provider: "none" }
  | { readonly provider: "sandbox" }
  | {
      readonly provider: "stripe";
      /** True for live keys: real money. */
      readonly isLive: boolean;
      readonly secretKey: string;
      readonly publishableKey: string;
      readonly webhookSecrets: readonly string[];
      /** Price ids by plan id. */
      readonly prices: Readonly<Record<string, string>>;
    };

/** The terms of sale, independent of the provider. */
export interface BillingTerms {
  /** Whether the provider calculates and adds tax. */
  readonly isTaxAutomatic: boolean;
  /** Tax that the sandbox adds when tax is automatic, in percent. */
  readonly sandboxTaxPercent: number;
  /** Trials that people of one domain may begin in a day. Absent: the payment provider's kind decides. */
  readonly trialsPerDomain: number | undefined;
  /** Mail domains in ASCII: those without trials, and those with unlimited trials. */
  readonly trialDomains: { readonly blocked: readonly string[]; readonly allowed: readonly string[] };
}

/** Limits of visitors without an account. */
export interface DemoSettings {
  readonly isOn: boolean;
  /** Demos that may exist at the same time. */
  readonly atOnce: number;
  /** Messages per demo. */
  readonly messages: number;
  /** What models may cost in a day (UTC), all demos together. */
  readonly modelBudgetCents: number;
  /** Whether demos may read web pages. */
  readonly isBrowsingOn: boolean;
}

/**
 * The provider of speech, with its credentials: a local program, a cloud provider, your own server, or none.
 */
export type SpeechSettings =
  | { readonly provider: "embedded" | "espeak-ng" | "off" }
  | {
      readonly provider: "openai" | "elevenlabs";
      readonly apiKey: string;
      readonly model: string;
      /** Absent: the provider's default address. */
      readonly url: string | undefined;
    }
  | {
      readonly provider: "azure";
      readonly apiKey: string;
      /** Absent only when `url` is set. */
      readonly region: string | undefined;
      readonly url: string | undefined;
    }
  | {
      readonly provider: "openai_compatible";
      readonly apiKey: string | undefined;
      readonly model: string;
      readonly url: string;
    };

/** The provider of transcription, with its credentials. */
export type TranscriptionSettings =
  | { readonly by: "off" }
  | {
      readonly by: "openai" | "openai_compatible";
      /** Absent: OpenAI's address. */
      readonly url: string | undefined;
      readonly apiKey: string | undefined;
      readonly model: string;
    };

/** Mails that people send. */
export interface MailSettings {
  /** How long each is held back, so that its person can take it back. */
  readonly holdSeconds: number;
}

/** The provider of web search, with its credentials. */
export type SearchSettings =
  | { readonly provider: "none" }
  | { readonly provider: "searxng"; readonly url: string }
  | {
      readonly provider: "brave" | "tavily" | "exa";
      readonly apiKey: string;
      /** Absent: the provider's default address. */
      readonly url: string | undefined;
    };

/** The live browser of assistants. */
export interface BrowserSettings {
  /** At once on this server. 0: none. */
  readonly sessions: number;
  /** CHROMIUM_PATH. */
  readonly chosenChromium: string | undefined;
}

/** Limits of files. */
export interface FileSettings {
  /** The largest file, in bytes. */
  readonly fileBytes: number;
  /** All files of one person in a workspace, in bytes, each counted with its full size. */
  readonly personBytes: number;
  /** Files of one message. */
  readonly perMessage: number;
}

/** The validated, frozen settings of one running server. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** No trailing slash. */
  readonly publicUrl: string;
  /** False: PUBLIC_URL was not set, and a start on any free port may complete `publicUrl`. */
  readonly hasOwnPublicUrl: boolean;
  /** An absolute path. */
  readonly dataDir: string;
  /** Absent: the embedded PostgreSQL is used. */
  readonly databaseUrl: string | undefined;
  readonly databaseConnections: number;
  readonly role: Role;
  readonly logLevel: string;
  readonly adminEmail: string | undefined;
  /** Absent: mail stays in the outbox. */
  readonly smtpUrl: string | undefined;
  /** `name <address>` or a bare address. Absent: derived from `publicUrl`. */
  readonly mailFrom: string | undefined;
  readonly mail: MailSettings;
  /** Absent: text messages stay in the outbox. */
  readonly sms: SmsSettings | undefined;
  readonly s3Url: string | undefined;
  /** Path of the auth service. Empty at the root. */
  readonly authPrefix: string;
  readonly isAuthApiKeyRequired: boolean;
  /** Settings of accounts from the environment, under GoTrue's names. The auth feature reads them. */
  readonly authEnvironment: Readonly<Record<string, string | undefined>>;
  readonly trustedProxyHops: number;
  /** Whether search engines may list the public pages. */
  readonly isShownToSearchEngines: boolean;
  /** Private servers, as `host:port`, exempt from the block on private addresses when pages are read. */
  readonly browsingAllowedOrigins: readonly string[];
  readonly browser: BrowserSettings;
  /** Private servers, as `host:port`, that connections may reach. */
  readonly connectionsAllowedOrigins: readonly string[];
  readonly search: SearchSettings;
  readonly demo: DemoSettings;
  readonly speech: SpeechSettings;
  /** Whether the start installs a missing speech program. */
  readonly isSpeechInstalled: boolean;
  readonly transcription: TranscriptionSettings;
  readonly files: FileSettings;
  /** How long an export of several conversations can be downloaded. */
  readonly exportKeptHours: number;
  readonly billing: BillingSettings;
  readonly billingTerms: BillingTerms;
  /** API keys found in the environment. An admin may adopt them. Nothing uses them silently. */
  readonly offeredModelKeys: OfferedModelKeys;
}
