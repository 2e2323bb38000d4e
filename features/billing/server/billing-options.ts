import type { AuthServiceOptions } from "#features/auth/server/index.ts";
import type { Services } from "#platform/server/services.ts";

export type BillingProvider = "none" | "sandbox" | "stripe";

/** Secrets of one running server towards its provider. */
export interface ProviderKeys {
  secretKey: string;
  publishableKey: string;
  /** Each of them is taken: two while one replaces the other. */
  webhookSecrets: readonly string[];
}

/** Who takes payments, and how this installation reaches it. The same code serves every provider. */
export interface BillingOptions {
  provider: BillingProvider;
  /** Whether money is real. Rows of the other mode mean nothing. */
  isLive: boolean;
  /** Origin of the product, without a slash at the end. */
  publicUrl: string;
  /** The accounts that a finished checkout makes. */
  auth: AuthServiceOptions;
  /** Monthly prices at the provider, by ids of plans. */
  prices: Readonly<Record<string, string>>;
  keys(services: Services): Promise<ProviderKeys>;
  /** Whether the provider works out tax and adds it; it does not unless said. */
  isTaxAutomatic?: boolean;
  /** How many people of one domain may begin a trial on a day; any number unless said. */
  trialsPerDomain?: number | undefined;
  /** Domains of addresses that get no trial, and those that always do, in ASCII. */
  trialDomains?: { readonly blocked: readonly string[]; readonly allowed: readonly string[] };
  /** How long one try of a call may take; there are two at most, within 20 s unless said. */
  callTimeoutMs?: number;
  /** What carries requests instead of the network. */
  transport?: (services: Services) => typeof fetch;
}

/** What tells the rows of this provider and mode from others. */
export interface Mode {
  provider: "sandbox" | "stripe";
  isLive: boolean;
}
