export type Role = "all" | "web" | "worker";

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
  readonly smtpUrl: string | undefined;
  readonly s3Url: string | undefined;
  /** Where the auth service is mounted; empty at the root. */
  readonly authPrefix: string;
  readonly isAuthApiKeyRequired: boolean;
  /** What the environment says about accounts, under the names of GoTrue; the auth feature reads it. */
  readonly authEnvironment: Readonly<Record<string, string | undefined>>;
  readonly trustedProxyHops: number;
  /** Private servers, as `host:port`, that pages may be read from. */
  readonly browsingAllowedOrigins: readonly string[];
  /** Keys found in the environment: an admin may take them over, nothing uses them silently. */
  readonly offeredModelKeys: Readonly<Partial<Record<"openai" | "anthropic" | "google", string>>>;
}
