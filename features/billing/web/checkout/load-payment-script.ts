import type { Stripe } from "@stripe/stripe-js";
import { loadConfig } from "#platform/web/api/config.ts";
import { readPageLanguage } from "#platform/web/language/page-language.ts";
import { TrialFailure } from "../trial/trial-failure.ts";
import { trialMessages } from "../trial/trial-messages.ts";
import { loadScript } from "./load-script.ts";

/**
 * Loads the payment service's script from its own host. For the payment sandbox this installation serves a
 * stand-in with the same interface. It must run first, or the library fetches the real script. Throws
 * `TrialFailure`.
 */
export async function loadPaymentScript(publishableKey: string): Promise<Stripe> {
  try {
    const [{ loadStripe }, { billingProvider }] = await Promise.all([
      import("@stripe/stripe-js/pure"),
      loadConfig(),
    ]);
    if (billingProvider === "sandbox") await loadScript("/sandbox/stripe.js");
    const language = readPageLanguage();
    const stripe = await loadStripe(publishableKey, language === "en" ? {} : { locale: language });
    if (stripe) return stripe;
  } catch (error) {
    throw new TrialFailure(trialMessages.stripeNotInitialized, error);
  }
  throw new TrialFailure(trialMessages.stripeNotInitialized);
}
