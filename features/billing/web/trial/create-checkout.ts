import { callFunction } from "#platform/web/functions/call-function.ts";
import { readField, readText } from "#platform/web/functions/read-field.ts";
import type { Plan } from "../plans/plan.ts";
import { whenDiscarded } from "./discard-checkout.ts";
import { TrialFailure } from "./trial-failure.ts";
import { trialMessages } from "./trial-messages.ts";

export interface Checkout {
  clientSecret: string;
  /** The person already had a trial: the first period is charged now. */
  isTrialUsed: boolean;
  /** Tax is added to the price. */
  isTaxed: boolean;
}

/**
 * Begins a checkout for an address. The browser gets its cookie. Undefined when this browser has already
 * completed one for the address. Throws `TrialFailure`.
 */
export async function createCheckout(
  plan: Plan,
  priceId: string | undefined,
  email: string,
): Promise<Checkout | undefined> {
  await whenDiscarded();
  const input = { price_id: priceId, planName: plan.name, customer_email: email };
  const reply = await callFunction("create-embedded-checkout-session", input).catch((error: unknown) => {
    throw new TrialFailure(trialMessages.noSession, error);
  });
  if (readField(reply, "is_completed") === true) return undefined;
  const clientSecret = readText(reply, "client_secret");
  if (!clientSecret) throw new TrialFailure(trialMessages.noSecret);
  return {
    clientSecret,
    isTrialUsed: plan.trialDays > 0 && readField(reply, "trial_days") === 0,
    isTaxed: readField(reply, "is_taxed") === true,
  };
}
