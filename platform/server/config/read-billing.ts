import type { BillingSettings } from "./config.ts";
import type { Read } from "./read.ts";
import { type SettingName, settings } from "./settings.ts";
import { StartError } from "./start-error.ts";

export interface BillingCircumstances {
  /** Absent: only this machine reaches the server. */
  publicUrl: string | undefined;
  isProduction: boolean;
}

type StripeSettings = Extract<BillingSettings, { provider: "stripe" }>;

const ofStripe = ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"] as const;

/** The payment settings. Throws a StartError when sandbox, test mode and real money are mixed. */
export function readBilling(read: Read, circumstances: BillingCircumstances): BillingSettings {
  const provider = read("BILLING_PROVIDER") ?? "sandbox";
  if (provider === "stripe") return readStripe(read, circumstances);
  refuseStripeKeys(read, provider);
  if (provider === "sandbox" && circumstances.isProduction && !read("BILLING_SANDBOX_IN_PRODUCTION")) {
    throw new StartError(
      'BILLING_PROVIDER is "sandbox", which takes no real money, but NODE_ENV is "production".',
      `Set BILLING_PROVIDER to stripe or none, or BILLING_SANDBOX_IN_PRODUCTION to ${settings.BILLING_SANDBOX_IN_PRODUCTION.expected}.`,
    );
  }
  return Object.freeze({ provider });
}

/** Keys without a use mean that BILLING_PROVIDER was forgotten. */
function refuseStripeKeys(read: Read, provider: string): void {
  const given = ofStripe.find((name) => read(name) !== undefined);
  if (!given) return;
  throw new StartError(
    `${given} is set, but BILLING_PROVIDER is "${provider}".`,
    `Set BILLING_PROVIDER to stripe, or leave ${given} out.`,
  );
}

function readStripe(read: Read, circumstances: BillingCircumstances): StripeSettings {
  const secretKey = read("STRIPE_SECRET_KEY") ?? refuseMissing("STRIPE_SECRET_KEY");
  const publishableKey = read("STRIPE_PUBLISHABLE_KEY") ?? refuseMissing("STRIPE_PUBLISHABLE_KEY");
  const webhookSecrets = read("STRIPE_WEBHOOK_SECRET") ?? refuseMissing("STRIPE_WEBHOOK_SECRET");
  for (const [name, key] of Object.entries({ secretKey, publishableKey })) {
    if (!key.includes("_sandbox_")) continue;
    throw new StartError(
      `BILLING_PROVIDER is "stripe", but ${settingOf(name)} is a key of the sandbox.`,
      "Set it to a key of your account at Stripe.",
    );
  }
  const isLive = /^(sk|rk)_live_/.test(secretKey);
  if (isLive !== publishableKey.startsWith("pk_live_")) {
    throw new StartError(
      "STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are of different modes: one is live, one is for tests.",
      "Set both to keys of the same mode.",
    );
  }
  refuseMisplaced(read, isLive, circumstances);
  return Object.freeze({
    provider: "stripe",
    isLive,
    secretKey,
    publishableKey,
    webhookSecrets: Object.freeze(webhookSecrets),
    prices: Object.freeze(read("STRIPE_PRICES") ?? {}),
  });
}

function settingOf(name: string): SettingName {
  return name === "secretKey" ? "STRIPE_SECRET_KEY" : "STRIPE_PUBLISHABLE_KEY";
}

function refuseMisplaced(read: Read, isLive: boolean, circumstances: BillingCircumstances): void {
  const { publicUrl, isProduction } = circumstances;
  if (isLive && !publicUrl?.startsWith("https://")) {
    throw new StartError(
      "STRIPE_SECRET_KEY is for real money, but PUBLIC_URL does not begin with https://.",
      "Set PUBLIC_URL to the address under which browsers reach the server over TLS, or use test keys.",
    );
  }
  if (!isLive && isProduction && !read("BILLING_ALLOW_STRIPE_TEST")) {
    throw new StartError(
      'STRIPE_SECRET_KEY is for tests, but NODE_ENV is "production".',
      "Set a live key, or BILLING_ALLOW_STRIPE_TEST to 1.",
    );
  }
}

function refuseMissing(name: SettingName): never {
  throw new StartError(
    `BILLING_PROVIDER is "stripe", but ${name} is not set.`,
    `Set ${name} to ${settings[name].expected}, or BILLING_PROVIDER to sandbox or none.`,
  );
}
