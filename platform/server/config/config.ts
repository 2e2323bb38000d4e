export type Role = "all" | "web" | "worker";

/** Who takes text messages to phones, with what it needs. */
export type SmsSettings =
  | {
      readonly provider: "twilio";
      readonly accountSid: string;
      readonly authToken: string;
      readonly from: string;
    }
  | { readonly provider: "webhook"; readonly url: string; readonly secret: string | undefined }
  | { readonly provider: "log" };

/** Who takes payments, with what it needs. */
export type BillingSettings =
  | { readonly provider: "none" }
  | { readonly provider: "sandbox" }
  | {
      readonly provider: "stripe";
      /** Whether money is real. */
      readonly isLive: boolean;
      readonly secretKey: string;
      readonly publishableKey: string;
      readonly webhookSecrets: readonly string[];
      /** Ids of prices by ids of plans. */
      readonly prices: Readonly<Record<string, string>>;
    };

/** How things are sold, whoever takes payments. */
export interface BillingTerms {
  /** Whether the provider works out tax and adds it. */
  readonly isTaxAutomatic: boolean;
  /** What the sandbox adds then. */
  readonly sandboxTaxPercent: number;
  /** Domains of addresses, in ASCII: without trials, and with as many as are asked for. */
  /** How many people of one domain may begin a trial on a day; absent: as the provider of payments asks for. */
  readonly trialsPerDomain: number | undefined;
  readonly trialDomains: { readonly blocked: readonly string[]; readonly allowed: readonly string[] };
}

/** What visitors without an account may do. */
export interface DemoSettings {
  readonly isOn: boolean;
  /** Demos at once. */
  readonly atOnce: number;
  /** Messages that one demo may send. */
  readonly messages: number;
  /** What models may cost in all demos of a day (UTC) together. */
  readonly modelBudgetCents: number;
  /** Whether web pages are read for them. */
  readonly isBrowsingOn: boolean;
}

/** Who speaks, with what it needs: a program of this machine, a provider, a server of one's own, or nobody. */
export type SpeechSettings =
  | { readonly provider: "embedded" | "espeak-ng" | "off" }
  | {
      readonly provider: "openai" | "elevenlabs";
      readonly apiKey: string;
      readonly model: string;
      /** Absent: the provider's own address. */
      readonly url: string | undefined;
    }
  | {
      readonly provider: "azure";
      readonly apiKey: string;
      /** Absent only where `url` is not. */
      readonly region: string | undefined;
      readonly url: string | undefined;
    }
  | {
      readonly provider: "openai_compatible";
      readonly apiKey: string | undefined;
      readonly model: string;
      readonly url: string;
    };

/** Who writes down what people say, with what it needs. */
export type TranscriptionSettings =
  | { readonly by: "off" }
  | {
      readonly by: "openai" | "openai_compatible";
      /** Absent: OpenAI's own. */
      readonly url: string | undefined;
      readonly apiKey: string | undefined;
      readonly model: string;
    };

/** The settings of one running server, checked and frozen. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Without a slash at the end. */
  readonly publicUrl: string;
  /** Whether PUBLIC_URL was set, so that a start on any free port may still complete `publicUrl`. */
  readonly hasOwnPublicUrl: boolean;
  /** Absolute. */
  readonly dataDir: string;
  /** Absent: the embedded PostgreSQL is used. */
  readonly databaseUrl: string | undefined;
  readonly databaseConnections: number;
  readonly role: Role;
  readonly logLevel: string;
  readonly adminEmail: string | undefined;
  /** Absent: mail stays in the outbox. */
  readonly smtpUrl: string | undefined;
  /** `name <address>` or an address alone; absent: made from `publicUrl`. */
  readonly mailFrom: string | undefined;
  /** Absent: text messages stay in the outbox. */
  readonly sms: SmsSettings | undefined;
  readonly s3Url: string | undefined;
  /** Where the auth service is mounted; empty at the root. */
  readonly authPrefix: string;
  readonly isAuthApiKeyRequired: boolean;
  /** What the environment says about accounts, under the names of GoTrue; the auth feature reads it. */
  readonly authEnvironment: Readonly<Record<string, string | undefined>>;
  readonly trustedProxyHops: number;
  /** Whether search engines may list the public pages. */
  readonly isShownToSearchEngines: boolean;
  /** Private servers, as `host:port`, that pages may be read from. */
  readonly browsingAllowedOrigins: readonly string[];
  readonly demo: DemoSettings;
  readonly speech: SpeechSettings;
  /** Whether a start installs the program that speaks when it is missing. */
  readonly isSpeechInstalled: boolean;
  readonly transcription: TranscriptionSettings;
  readonly billing: BillingSettings;
  readonly billingTerms: BillingTerms;
  /** Keys found in the environment: an admin may take them over, nothing uses them silently. */
  readonly offeredModelKeys: Readonly<Partial<Record<"openai" | "anthropic" | "google", string>>>;
}
