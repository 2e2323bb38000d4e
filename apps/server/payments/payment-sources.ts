import type { BillingSettings } from "#platform/server/config/config.ts";
import type { ContentSources } from "#platform/server/http/security-headers.ts";

/** Hosts from which pages may load a checkout. None without payments. */
export function paymentSources({ provider }: BillingSettings): ContentSources {
  switch (provider) {
    case "none":
      return {};
    case "sandbox":
      return { frameSrc: ["'self'"] };
    case "stripe":
      return {
        scriptSrc: ["https://js.stripe.com", "https://*.js.stripe.com"],
        frameSrc: [
          "https://js.stripe.com",
          "https://*.js.stripe.com",
          "https://hooks.stripe.com",
          "https://checkout.stripe.com",
        ],
        connectSrc: ["https://api.stripe.com"],
        imgSrc: ["https://*.stripe.com"],
      };
  }
}
