import type Stripe from "stripe";
import { SandboxError } from "../contract/sandbox-error.ts";
import type { TestSandbox } from "./create-test-sandbox.ts";
import { openPortal, type Subscribed } from "./subscribe.ts";
import { goodCard } from "./trial-session.ts";

/** Reproducible random numbers in [0, 1) for a seed. */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const plans = ["individual", "business", "enterprise"];
const numbers = ["4242424242424242", "4000000000000341", "4000002500003155", "4000002760003184"];

/** A random act of the customer, the product or time on a subscription. Refusals are part of it. */
export async function takeRandomStep(
  world: TestSandbox,
  { customerId, subscriptionId }: Subscribed,
  random: () => number,
): Promise<string> {
  const { stripe, sandbox } = world;
  const pick = <T>(choices: readonly T[]): T => choices[Math.floor(random() * choices.length)] as T;
  const price = `price_sbx_${pick(plans)}`;
  const quantity = 1 + Math.floor(random() * 3);
  const token = await openPortal(world, customerId);
  const itemId = async () => (await stripe.subscriptions.retrieve(subscriptionId)).items.data[0]?.id ?? "";
  const update = async (params: Stripe.SubscriptionUpdateParams) =>
    stripe.subscriptions.update(subscriptionId, {
      ...params,
      items: [{ id: await itemId(), price, quantity }],
    });
  const days = 1 + Math.floor(random() * 20);
  const steps: Record<string, () => Promise<unknown>> = {
    card: () =>
      sandbox.portal.act(token, {
        kind: "add_card",
        card: { ...goodCard, number: pick(numbers) },
        challengeResult: "passed",
      }),
    portal_plan: () => sandbox.portal.act(token, { kind: "change_plan", priceId: price, quantity }),
    plan_now: () =>
      update({ proration_behavior: "always_invoice", payment_behavior: "pending_if_incomplete" }),
    plan_later: () => update({ proration_behavior: "create_prorations" }),
    cancel: () => sandbox.portal.act(token, { kind: "cancel" }),
    resume: () => sandbox.portal.act(token, { kind: "resume" }),
    time: async () => {
      const now = await sandbox.clock.read(customerId);
      await sandbox.clock.advance(customerId, new Date(now.getTime() + days * 86_400_000));
    },
  };
  const name = pick([...Object.keys(steps), "time", "time"]);
  await steps[name]?.().catch((error: unknown) => {
    const isRefusal = error instanceof SandboxError || (error instanceof Error && "statusCode" in error);
    if (!isRefusal || Reflect.get(Object(error), "statusCode") === 500) throw error;
  });
  return name;
}
