import { callFunction } from "#platform/web/functions/call-function.ts";
import { readText } from "#platform/web/functions/read-field.ts";
import { readPageLanguage } from "#platform/web/language/page-language.ts";
import { TrialFailure } from "./trial-failure.ts";
import { trialMessages } from "./trial-messages.ts";

/**
 * The payment service's page for this browser's checkout. It returns to a page in the present language.
 * Throws `TrialFailure`.
 */
export async function openHostedCheckout(): Promise<string> {
  const reply = await callFunction("open-hosted-checkout", { language: readPageLanguage() }).catch(
    (error: unknown) => {
      throw new TrialFailure(trialMessages.checkoutNotLoaded, error);
    },
  );
  const url = readText(reply, "url");
  if (!url) throw new TrialFailure(trialMessages.checkoutNotLoaded);
  return url;
}
