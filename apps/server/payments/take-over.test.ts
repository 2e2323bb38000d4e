import { describe, expect, it } from "vitest";
import { deleteUser } from "#features/auth/server/manage/delete-user.ts";
import type { Person } from "#features/auth/server/testing.ts";
import { stripeClient } from "#features/billing/server/stripe/stripe-client.ts";
import { syncSubscription } from "#features/billing/server/subscriptions/sync-subscription.ts";
import { dayMs, good, stageLeaving } from "./testing/stage-leaving.ts";

const staged = stageLeaving();
const { inAnns, subscriptionOf, closeNow, charged, seenBy, join, passTime } = staged;

describe("taking a subscription over from somebody who has left", () => {
  const buy = async (person: Person, card: string) => {
    await staged.world.look("update auth.users set email_confirmed_at = now() where id = $1", [person.id]);
    const opened = await staged.world.call(
      "create-embedded-checkout-session",
      { price_id: "price_sbx_individual" },
      inAnns(person),
    );
    if (opened.status !== 200) return { opened, claimed: undefined };
    const secret = String(opened.body.client_secret);
    const card_ = { number: card, expMonth: 12, expYear: new Date().getFullYear() + 3, cvc: "123" };
    await staged.world.sandbox.checkout.confirm(secret, { card: card_ });
    const claimed = await staged.world.call(
      "claim-checkout",
      {},
      { cookie: opened.cookie, ...inAnns(person) },
    );
    return { opened, claimed };
  };

  it("is paid from the end of what is paid, by another card, and never twice", async () => {
    await staged.world.subscribe(staged.ann, good);
    const old = await subscriptionOf(staged.ann.id);
    await deleteUser(staged.world.system, { id: staged.ann.id, isSoft: false });
    const { opened, claimed } = await buy(staged.bob, good);
    expect(opened.body).toMatchObject({ trial_days: 0, starts_at: old.period_ends_at.toISOString() });
    expect(claimed?.status).toBe(200);
    await closeNow();
    const taken = (
      await staged.world.look<{ customer_id: string; subscription_id: string }>(
        "select * from subscriptions where workspace_id = $1 and subscription_id <> $2",
        [staged.ann.id, old.subscription_id],
      )
    )[0];
    if (!taken) throw new Error("Nothing was taken over.");
    expect(taken.customer_id).not.toBe(old.customer_id);
    expect([await charged(old.customer_id), await charged(taken.customer_id)]).toEqual([0, 0]);
    await seenBy(staged.bob).toMatchObject({ subscribed: true, payer_left: false, cancel_at: null });

    for (const { customer_id: id } of [old, taken]) {
      await staged.world.sandbox.clock.advance(id, new Date(old.period_ends_at.getTime() + dayMs));
    }
    for (const { subscription_id: id } of [old, taken])
      await syncSubscription(staged.world.system, staged.world.billing, id);
    expect([await charged(old.customer_id), await charged(taken.customer_id)]).toEqual([0, 2999]);
    await seenBy(staged.bob).toMatchObject({ subscribed: true, status: "active", payer_left: false });
    expect((await staged.world.call("customer-portal", {}, inAnns(staged.bob))).status).toBe(200);
  });

  it("lets nobody change the plan with the card of whoever left, while that runs still", async () => {
    await staged.world.subscribe(staged.ann, good);
    const old = await subscriptionOf(staged.ann.id);
    const stripe = await stripeClient(staged.world.services, staged.world.billing);
    await stripe.subscriptions.update(old.subscription_id, { trial_end: "now" });
    await syncSubscription(staged.world.system, staged.world.billing, old.subscription_id);
    await deleteUser(staged.world.system, { id: staged.ann.id, isSoft: false });
    await closeNow();
    expect((await buy(staged.bob, good)).claimed?.status).toBe(200);
    const paid = await charged(old.customer_id);
    const ask = async (path: string, body: object) => {
      const headers = { "content-type": "application/json", ...inAnns(staged.bob) };
      const at = `${staged.world.url}/api/v1/billing/${path}`;
      const reply = await fetch(at, { method: "POST", headers, body: JSON.stringify(body) });
      return { status: reply.status, body: (await reply.json()) as { basis?: object } };
    };
    const wish = { planId: "business", quantity: 1 };
    const { basis } = (await ask("plan-change/preview", wish)).body;
    const price = "price_sbx_individual";
    const made = { priceId: price, offeredPriceId: price, quantity: 1, at: new Date().toISOString() };
    expect(await ask("plan-change", { ...wish, basis: basis ?? made })).toMatchObject({
      status: 409,
      body: { error: { code: "no_subscription" } },
    });
    expect(await charged(old.customer_id)).toBe(paid);
  });

  it("is one person's when two do it at the same time: the other pays nothing", async () => {
    await staged.world.subscribe(staged.ann, good);
    const eve = await staged.world.signUpPerson();
    await join(eve, "owner");
    await deleteUser(staged.world.system, { id: staged.ann.id, isSoft: false });
    const begun: Record<string, string>[] = [];
    for (const person of [staged.bob, eve]) {
      await staged.world.look("update auth.users set email_confirmed_at = now() where id = $1", [person.id]);
      const wish = { price_id: "price_sbx_individual" };
      const opened = await staged.world.call("create-embedded-checkout-session", wish, inAnns(person));
      const card = { number: good, expMonth: 12, expYear: new Date().getFullYear() + 3, cvc: "123" };
      await staged.world.sandbox.checkout.confirm(String(opened.body.client_secret), { card });
      begun.push({ cookie: opened.cookie, ...inAnns(person) });
    }
    const claimed = await Promise.all(
      begun.map((headers) => staged.world.call("claim-checkout", {}, headers)),
    );
    expect(claimed.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(claimed.find(({ status }) => status === 409)?.body).toMatchObject({ code: "already_subscribed" });
    const paidFor = await staged.world.look(
      "select c.payer_id from billing_customers c where c.workspace_id = $1 and c.payer_id <> $1",
      [staged.ann.id],
    );
    expect(paidFor).toHaveLength(1);
    const again = begun[claimed.findIndex(({ status }) => status === 409)] ?? {};
    expect((await staged.world.call("claim-checkout", {}, again)).status).not.toBe(200);
  });

  it("is refused to members, and where somebody pays already", async () => {
    await staged.world.subscribe(staged.ann, good);
    expect((await buy(staged.bob, good)).opened).toMatchObject({
      status: 409,
      body: { code: "subscription_running" },
    });
    const eve = await staged.world.signUpPerson();
    await join(eve, "member");
    await deleteUser(staged.world.system, { id: staged.ann.id, isSoft: false });
    expect((await buy(eve, good)).opened).toMatchObject({ status: 403, body: { code: "auth.forbidden" } });
  });

  it("gives no second trial when all of it has ended", async () => {
    await staged.world.subscribe(staged.ann, good);
    const old = await subscriptionOf(staged.ann.id);
    await deleteUser(staged.world.system, { id: staged.ann.id, isSoft: false });
    await closeNow();
    await passTime(old);
    const { opened, claimed } = await buy(staged.bob, good);
    expect(opened.body).toMatchObject({ trial_days: 0, starts_at: null });
    expect(claimed?.status).toBe(200);
    const [taken] = await staged.world.look<{ customer_id: string }>(
      "select customer_id from subscriptions where workspace_id = $1 and subscription_id <> $2",
      [staged.ann.id, old.subscription_id],
    );
    expect(await charged(taken?.customer_id ?? "")).toBe(2999);
  });
});
