import { type AuthModuleOptions, serviceOf } from "#features/auth/server/index.ts";
import { type BillingOptions, deriveSecret } from "#features/billing/server/index.ts";
import type { BillingSettings, BillingTerms } from "#platform/server/config/config.ts";
import type { Services } from "#platform/server/services.ts";
import { sandboxKeys } from "./sandbox-keys.ts";
import { sandboxFetch } from "./sandbox-of.ts";

export interface PaymentSettings {
  publicUrl: string;
  billing: BillingSettings;
  /** Default: no tax, no domain rules. */
  terms?: BillingTerms | undefined;
  /** Where the sandbox delivers its events: this server's own URL. */
  ownUrl: string;
}

/** The sandbox's price ids, by plan id. */
const sandboxPrices = {
  individual: "price_sbx_individual",
  business: "price_sbx_business",
  enterprise: "price_sbx_enterprise",
};

/** The payment provider of this installation, for the billing feature. */
export function billingOptionsOf(settings: PaymentSettings, auth: AuthModuleOptions): BillingOptions {
  const { billing, publicUrl, terms } = settings;
  const service = serviceOf(auth);
  // With a test card nobody needs a second trial, so a cap in the sandbox would only be in the way.
  const trialsPerDomain = terms?.trialsPerDomain ?? (billing.provider === "stripe" ? 5 : undefined);
  const agreed = terms
    ? { isTaxAutomatic: terms.isTaxAutomatic, trialDomains: terms.trialDomains, trialsPerDomain }
    : { trialsPerDomain };
  switch (billing.provider) {
    case "none":
      return {
        ...{ provider: "none", isLive: false, publicUrl, auth: service, prices: {}, ...agreed },
        keys: () => Promise.reject(new Error("This installation takes no payments.")),
      };
    case "sandbox":
      return {
        ...{ provider: "sandbox", isLive: false, publicUrl, auth: service, prices: sandboxPrices, ...agreed },
        keys: sandboxKeys((services: Services) => deriveSecret(services, "payment-sandbox")),
        transport: (services) => sandboxFetch(services, settings),
      };
    case "stripe": {
      const { isLive, prices, secretKey, publishableKey, webhookSecrets } = billing;
      return {
        ...{ provider: "stripe", isLive, publicUrl, auth: service, prices, ...agreed },
        keys: async () => ({ secretKey, publishableKey, webhookSecrets }),
      };
    }
  }
}
