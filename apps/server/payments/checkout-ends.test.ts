import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stripeClient } from "#features/billing/server/stripe/stripe-client.ts";
import { createPaymentWorld, type PaymentWorld } from "./testing/payment-world.ts";

let world: PaymentWorld;
beforeAll(async () => {
  world = await createPaymentWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

const password = "a good password";
const card = { number: "4242424242424242", expMonth: 12, expYear: new Date().getFullYear() + 3, cvc: "123" };

describe("a coupon that leaves nothing to pay", () => {
  it("leads to an account with a plan that is paid for, and its card is charged nothing; a wrong one leads nowhere", async () => {
    const email = "free@example.com";
    await world.look("update pricing_plans set free_trial_days = 0 where id = 'individual'");
    const opened = await world.call("create-embedded-checkout-session", {
      ...{ price_id: "price_sbx_individual", customer_email: email },
    });
    await world.look("update pricing_plans set free_trial_days = 14 where id = 'individual'");
    expect(opened.body.trial_days).toBe(0);
    const secret = String(opened.body.client_secret);
    const { checkout } = world.sandbox;
    await expect(checkout.confirm(secret, { promotionCode: "FREE1000" })).rejects.toThrow("invalid");
    await expect(checkout.confirm(secret, {})).rejects.toThrow("Enter a card");
    const finish = () => world.call("complete-trial-signup", { password }, { cookie: opened.cookie });
    expect((await finish()).body.code).toBe("checkout_incomplete");

    expect(await checkout.confirm(secret, { card, promotionCode: "FREE100" })).toEqual({
      status: "complete",
    });
    const charges = await (await stripeClient(world.services, world.billing)).charges.list();
    expect(charges.data).toEqual([]);
    expect(await finish()).toMatchObject({ status: 200, body: { email } });
    const { data } = await world.authClient().signInWithPassword({ email, password });
    const headers = { authorization: `Bearer ${data.session?.access_token}` };
    expect((await world.call("check-subscription", {}, headers)).body).toMatchObject({
      ...{ subscribed: true, subscription_tier: "Individual", status: "active" },
    });
  });
});

describe("a card that is given on the last day of a trial", () => {
  it("is charged at the provider's end of it; until it says so the trial is believed, for a day at most", async () => {
    const ann = await world.signUpPerson();
    await world.subscribe(ann);
    const state = async () => (await world.call("check-subscription", {}, ann.headers)).body;
    const rows = await world.look<{ customer_id: string }>(
      "select customer_id from billing_customers where workspace_id = $1",
      [ann.id],
    );
    const customerId = String(rows[0]?.customer_id);
    const trialEnd = new Date(String((await state()).trial_end));
    await world.sandbox.clock.advance(customerId, new Date(trialEnd.getTime() - 60_000));
    const portal = await world.call("customer-portal", {}, ann.headers);
    const token = String(portal.body.url).split("/sandbox/p/")[1] ?? "";
    await world.sandbox.portal.act(token, { kind: "add_card", card });
    // What we know says that it ended, and the provider has not spoken yet.
    const ended = (hours: number) =>
      world.look(
        "update subscriptions set trial_ends_at = now() - $1 * interval '1 hour' where workspace_id = $2",
        [hours, ann.id],
      );
    await ended(23);
    expect(await state()).toMatchObject({ subscribed: true, status: "trialing" });
    await ended(25);
    expect(await state()).toMatchObject({ subscribed: false, status: "trialing" });

    await world.sandbox.clock.advance(customerId, new Date(trialEnd.getTime() + 2 * 3_600_000));
    await expect
      .poll(state, { timeout: 20_000, interval: 200 })
      .toMatchObject({ subscribed: true, status: "active" });
    expect((await world.sandbox.portal.read(token)).invoices[0]).toMatchObject({
      ...{ status: "paid", totalCents: 2_999 },
    });
  });
});
