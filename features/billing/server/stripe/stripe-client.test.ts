import { afterAll, beforeAll, expect, it } from "vitest";
import { readClaimedCheckout } from "../sign-up/read-claimed-checkout.ts";
import { type BillingWorld, createBillingWorld, page } from "../testing/billing-world.ts";
import { stripeClient } from "./stripe-client.ts";

let world: BillingWorld;
beforeAll(async () => {
  world = await createBillingWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

it("a person waits at most 20 s for a provider that is silent, with the second try and the pause before it", async () => {
  const stripe = await stripeClient(world.services, world.billing);
  const longestPauseMs = 500;
  const tries = stripe.getMaxNetworkRetries() + 1;
  const eachMs = Number(stripe.getApiField("timeout"));
  expect(tries * eachMs + (tries - 1) * longestPauseMs).toBeLessThanOrEqual(20_000);
});

it("a sign-up whose provider never answers is refused, and each of its two tries has ended at the transport", async () => {
  const { cookie } = await world.begin();
  const signals: (AbortSignal | null | undefined)[] = [];
  const hurried = {
    ...world.billing,
    callTimeoutMs: 30,
    transport: (): typeof fetch => (_input, init) => {
      signals.push(init?.signal);
      return new Promise((_resolve, reject) =>
        init?.signal?.addEventListener("abort", () => reject(new DOMException("Given up.", "AbortError"))),
      );
    },
  };
  await expect(readClaimedCheckout(world.system, hurried, { cookie, origin: page })).rejects.toMatchObject({
    code: "payment_service_busy",
  });
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, true]);
});
