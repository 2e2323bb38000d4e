import type { AuthServiceOptions } from "#features/auth/server/index.ts";
import type { Services } from "#platform/server/services.ts";

export type BillingProvider = "none" | "sandbox" | "stripe";

/** A running server's secrets at its provider. */
export interface ProviderKeys {
  secretKey: string;
  publishableKey: string;
  /** All are accepted: two during a rotation. */
  webhookSecrets: readonly string[];
}

/** The payment provider and how to reach it. All providers share one code path. */
export interface BillingOptions {
  provider: BillingProvider;
  /** Whether money is real. Rows of the other mode are ignored. */
  isLive: boolean;
  /** Origin of the product, without a trailing slash. */
  publicUrl: string;
  /** The auth service that opens accounts for finished checkouts. */
  auth: AuthServiceOptions;
  /** Monthly price ids at the provider, by plan id. */
  prices: Readonly<Record<string, string>>;
  keys(services: Services): Promise<ProviderKeys>;
  /** Whether the provider computes and adds tax; default false. */
  isTaxAutomatic?: boolean;
  /** Trials that people of one domain may start per day; default unlimited. */
  trialsPerDomain?: number | undefined;
  /** Domains in ASCII whose addresses get no trial, and those that always do. */
  trialDomains?: { readonly blocked: readonly string[]; readonly allowed: readonly string[] };
  /** Time limit per attempt of a call. There are at most two attempts; by default 20 s in all. */
  callTimeoutMs?: number;
  /** Replaces the network. */
  transport?: (services: Services) => typeof fetch;
}

/** Marks the rows of one provider and mode. */
export interface Mode {
  provider: "sandbox" | "stripe";
  isLive: boolean;
}
