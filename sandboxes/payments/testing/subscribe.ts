import type Stripe from "stripe";
import type { CardInput } from "../contract/card.ts";
import type { TestSandbox } from "./create-test-sandbox.ts";
import { trialSession } from "./trial-session.ts";

export interface Subscribed {
  customerId: string;
  subscriptionId: string;
}

/** A customer with a completed checkout. */
export async function subscribe(
  { stripe, sandbox }: TestSandbox,
  params: Stripe.Checkout.SessionCreateParams = trialSession,
  card?: CardInput,
): Promise<Subscribed> {
  const session = await stripe.checkout.sessions.create(params);
  const input = card ? { card, challengeResult: "passed" as const } : {};
  const answer = await sandbox.checkout.confirm(session.client_secret ?? "", input);
  if (answer.status !== "complete") throw new Error(`The checkout is ${answer.status}.`);
  const { customer, subscription } = await stripe.checkout.sessions.retrieve(session.id);
  return { customerId: String(customer), subscriptionId: String(subscription) };
}

/** The token in a new portal link. */
export async function openPortal({ stripe }: TestSandbox, customerId: string): Promise<string> {
  const { url } = await stripe.billingPortal.sessions.create({
    customer: customerId,
    return_url: "http://localhost:3000/settings",
  });
  return url.split("/sandbox/p/")[1] ?? "";
}
