import { describe, expect, it } from "vitest";
import type { Person } from "#features/auth/server/testing.ts";
import { stripeClient } from "#features/billing/server/stripe/stripe-client.ts";
import { syncSubscription } from "#features/billing/server/subscriptions/sync-subscription.ts";
import { stagePayments } from "./testing/stage-payments.ts";

const good = "4242424242424242";
const refusing = "4000000000000341";
const stage = stagePayments();
const { ask } = stage;

const preview = (planId: string, quantity = 1) => ask("POST plan-change/preview", { planId, quantity });
async function change(planId: string, quantity = 1) {
  const { basis } = (await preview(planId, quantity)).body;
  return ask("POST plan-change", { planId, quantity, basis });
}
const state = async () => (await stage.world.call("check-subscription", {}, stage.ann.headers)).body;
const rowOf = async (person: Person) =>
  (await stage.world.look("select * from subscriptions where workspace_id = $1", [person.id]))[0] ?? {};

/** Somebody who has paid: the trial of that mailbox was used before. */
async function payWith(card: string, plan?: string) {
  const { subscription_id: id } = await subscribed(undefined, plan);
  const stripe = await stripeClient(stage.world.services, stage.world.billing);
  const { customer_id: customer } = await rowOf(stage.ann);
  await stage.world.sandbox.portal.act(await portalToken(), {
    kind: "add_card",
    card: { number: card, expMonth: 12, expYear: new Date().getFullYear() + 3, cvc: "123" },
  });
  await stripe.subscriptions.update(String(id), { trial_end: "now" });
  await syncSubscription(stage.world.system, stage.world.billing, String(id));
  expect(await state()).toMatchObject({ status: "active" });
  return { id: String(id), customer: String(customer), stripe };
}

async function subscribed(card?: string, plan?: string) {
  expect((await stage.world.subscribe(stage.ann, card, plan)).status).toBe(200);
  return rowOf(stage.ann);
}

async function portalToken() {
  const { body } = await stage.world.call("customer-portal", {}, stage.ann.headers);
  return String(body.url).split("/sandbox/p/")[1] ?? "";
}

const paidInAll = async (customer: string) => {
  const stripe = await stripeClient(stage.world.services, stage.world.billing);
  const { data } = await stripe.invoices.list({ customer, limit: 100 });
  return data.reduce((sum, { amount_paid: amount }) => sum + amount, 0);
};

describe("in a trial", () => {
  it("another plan costs nothing before the trial ends, and begins at once, more or less", async () => {
    await subscribed();
    const { trial_end: trialEnd } = await state();
    expect(await preview("business")).toMatchObject({
      status: 200,
      body: { planName: "Business", dueNowCents: 0, periodCents: 9_999, startsAt: null, currency: "usd" },
    });
    expect((await preview("business")).body).toMatchObject({ seats: { taken: 1 } });
    expect(await change("business")).toMatchObject({ status: 200, body: { status: "changed", url: null } });
    expect(await state()).toMatchObject({
      subscription_tier: "Business",
      status: "trialing",
      trial_end: trialEnd,
    });
    expect(await change("individual")).toMatchObject({ body: { status: "changed" } });
    expect(await state()).toMatchObject({ subscription_tier: "Individual", status: "trialing" });
  });
});

describe("after the first payment", () => {
  it("more is charged as previewed, at once, and gives the plan at once", async () => {
    const { customer } = await payWith(good);
    const before = await paidInAll(customer);
    const { body } = await preview("business");
    expect(body.dueNowCents).toBeGreaterThan(6_900);
    expect(body.dueNowCents).toBeLessThanOrEqual(7_000);
    expect(body.startsAt).toBeNull();
    expect(await ask("POST plan-change", { planId: "business", basis: body.basis })).toMatchObject({
      status: 200,
    });
    expect(await paidInAll(customer)).toBe(before + Number(body.dueNowCents));
    expect(await state()).toMatchObject({ subscription_tier: "Business", status: "active" });
  });

  it("the same wish sent again is not paid twice", async () => {
    const { customer } = await payWith(good);
    const { basis } = (await preview("business")).body;
    await ask("POST plan-change", { planId: "business", basis });
    const paid = await paidInAll(customer);
    expect(await ask("POST plan-change", { planId: "business", basis })).toMatchObject({
      status: 409,
      body: { error: { code: "plan_unchanged" } },
    });
    expect(await paidInAll(customer)).toBe(paid);
  });

  it("a payment that is refused changes nothing", async () => {
    await payWith(good);
    await stage.world.sandbox.portal.act(await portalToken(), {
      kind: "add_card",
      card: { number: refusing, expMonth: 12, expYear: new Date().getFullYear() + 3, cvc: "123" },
    });
    expect(await change("enterprise")).toMatchObject({
      status: 402,
      body: { error: { code: "plan_not_paid" } },
    });
    expect(await state()).toMatchObject({ subscription_tier: "Individual", status: "active" });
  });

  it("less begins when what is paid for ends, and is confirmed at the provider", async () => {
    await payWith(good, "price_sbx_business");
    const { current_period_end: end } = await state();
    expect(await preview("individual")).toMatchObject({ body: { dueNowCents: 0, startsAt: end } });
    const changed = await change("individual");
    expect(changed).toMatchObject({ status: 200, body: { status: "confirm" } });
    expect(changed.body.url).toContain(`${stage.world.settings.publicUrl}/sandbox/p/`);
    expect(await state()).toMatchObject({ subscription_tier: "Business" });
    // What the portal does with less is said by our configuration, not by the account's own.
    const [own] = await stage.world.look("select portal_configuration_id as id from billing_installation");
    const [opened] = await stage.world.look(
      `select data ->> 'configuration' as id, data ->> 'return_url' as back,
         data -> 'flow' -> 'after_completion' -> 'redirect' ->> 'return_url' as done from payment_sandbox.objects where kind = 'billing_portal.session'
       and data ->> 'customer' = $1 and data -> 'flow' ->> 'type' = 'subscription_update_confirm'`,
      [(await rowOf(stage.ann)).customer_id],
    );
    const settings = `${stage.world.settings.publicUrl}/settings/billing`;
    // Who goes back without having confirmed is not told that something was changed.
    expect(opened).toEqual({
      ...own,
      back: `${settings}?billing=return`,
      done: `${settings}?billing=changed`,
    });
  });

  it("several times the plan cost as many times its price", async () => {
    await payWith(good, "price_sbx_business");
    expect(await preview("business", 3)).toMatchObject({ body: { periodCents: 29_997, quantity: 3 } });
    expect(await change("business", 3)).toMatchObject({ status: 200 });
    expect(await rowOf(stage.ann)).toMatchObject({ plan_id: "business", quantity: 3 });
    const given = await stage.world.look(
      "select plan_key, quantity from workspace_plans where workspace_id = $1",
      [stage.ann.id],
    );
    expect(given).toEqual([{ plan_key: "business", quantity: 3 }]);
  });
});

describe("is refused", () => {
  it("to members, and to whoever has no subscription", async () => {
    expect(await preview("business")).toMatchObject({
      status: 409,
      body: { error: { code: "no_subscription" } },
    });
    await subscribed();
    const bob = await stage.world.signUpPerson();
    await stage.world.look(
      "insert into memberships (workspace_id, user_id, role) values ($1, $2, 'member')",
      [...[stage.ann.id, bob.id]],
    );
    const asMember = { ...bob.headers, "x-workspace-id": stage.ann.id };
    for (const reply of [
      await ask("POST plan-change/preview", { planId: "business" }, asMember),
      await ask("GET invoices", undefined, asMember),
    ]) {
      expect(reply).toMatchObject({ status: 403, body: { error: { code: "auth.forbidden" } } });
    }
  });

  it("for a plan that is not sold, is there already, or cannot be had so many times", async () => {
    await subscribed();
    expect((await preview("platinum")).body.error?.code).toBe("plan_not_sold");
    expect((await preview("individual")).body.error?.code).toBe("plan_unchanged");
    expect((await preview("individual", 2)).body.error?.code).toBe("plan_quantity");
    await stage.world.look("update pricing_plans set is_active = false where id = 'enterprise'");
    expect((await preview("enterprise")).body.error?.code).toBe("plan_not_sold");
    await stage.world.look("update pricing_plans set is_active = true where id = 'enterprise'");
  });

  it("when the price was worked out of something else, too long ago, or in the time to come", async () => {
    await subscribed();
    const { basis } = (await preview("business")).body;
    await change("enterprise");
    const at = (ms: number) => ({ ...basis, at: new Date(Date.now() + ms).toISOString() });
    for (const outdated of [basis, at(-16 * 60_000), at(3_600_000)]) {
      expect(await ask("POST plan-change", { planId: "business", basis: outdated })).toMatchObject({
        status: 409,
        body: { error: { code: "preview_outdated" } },
      });
    }
    expect(await state()).toMatchObject({ subscription_tier: "Enterprise" });
  });

  it("when another was faster, while the first answer of the provider was on its way", async () => {
    const { customer, stripe } = await payWith(good);
    const business = (await preview("business")).body.basis;
    const enterprise = (await preview("enterprise")).body.basis;
    const { retrieve } = stripe.subscriptions;
    const answer = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    let calls = 0;
    stripe.subscriptions.retrieve = async (...call) => {
      calls += 1;
      const isFirst = calls === 1;
      const found = await retrieve.apply(stripe.subscriptions, call);
      asked.resolve();
      if (isFirst) await answer.promise;
      return found;
    };
    const slow = ask("POST plan-change", { planId: "enterprise", basis: enterprise });
    await asked.promise;
    const fast = await ask("POST plan-change", { planId: "business", basis: business });
    answer.resolve();
    const replies = [fast, await slow];
    stripe.subscriptions.retrieve = retrieve;
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { data } = await stripe.invoices.list({ customer, limit: 100 });
    expect(data.filter(({ amount_paid: paid }) => paid > 0)).toHaveLength(2);
  });

  it("to the second of two who change it at one moment", async () => {
    await subscribed();
    const { basis } = (await preview("business")).body;
    const wish = { planId: "business", basis };
    const replies = await Promise.all([
      ask("POST plan-change", wish),
      ask("POST plan-change", wish),
      ask("POST plan-change", wish),
    ]);
    expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const asked = await stage.world.look(
      "select from audit_events where workspace_id = $1 and act = 'subscription.plan_change_asked'",
      [stage.ann.id],
    );
    expect(asked).toHaveLength(replies.filter(({ status }) => status === 200).length);
  });
});

it("invoices are listed for the owner by pages, with the address of their PDF, and for nobody else's workspace", async () => {
  expect((await ask("GET invoices")).body).toEqual({ items: [], nextCursor: null });
  await payWith(good);
  await change("business");
  const first = await ask("GET invoices?limit=1");
  expect(first.body.items).toHaveLength(1);
  const rest = await ask(`GET invoices?limit=50&cursor=${first.body.nextCursor}`);
  const all = [...(first.body.items as { id: string }[]), ...(rest.body.items as { id: string }[])];
  expect(new Set(all.map(({ id }) => id)).size).toBe(3);
  expect(all[0]).toMatchObject({ status: "paid", currency: "usd", url: expect.stringContaining("http") });
  expect(rest.body.nextCursor).toBeNull();
});
