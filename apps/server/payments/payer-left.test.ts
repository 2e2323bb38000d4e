import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { deleteDueAccounts } from "#features/auth/server/closing/delete-due-accounts.ts";
import { deleteUser } from "#features/auth/server/manage/delete-user.ts";
import { defaultService } from "#features/auth/server/service/default-service.ts";
import type { Person } from "#features/auth/server/testing.ts";
import { closeDue } from "#features/billing/server/closing/close-due.ts";
import { stripeClient } from "#features/billing/server/stripe/stripe-client.ts";
import { syncSubscription } from "#features/billing/server/subscriptions/sync-subscription.ts";
import { createPaymentWorld, type PaymentWorld } from "./testing/payment-world.ts";

const dayMs = 86_400_000;
const good = "4242424242424242";
let world: PaymentWorld;
let ann: Person;
let bob: Person;

beforeAll(async () => {
  world = await createPaymentWorld();
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(async () => {
  // What one test left to be done is not the next one's.
  for (const table of ["rate_limits", "subscription_closings", "billing_retries"]) {
    await world.look(`delete from ${table}`);
  }
  [ann, bob] = [await world.signUpPerson(), await world.signUpPerson()];
  await join(bob, "owner");
});

const join = (person: Person, role: string) =>
  world.look("insert into memberships (workspace_id, user_id, role) values ($1, $2, $3)", [
    ann.id,
    person.id,
    role,
  ]);
const inAnns = (person: Person) => ({ ...person.headers, "x-workspace-id": ann.id });
const stateFor = async (person: Person) => (await world.call("check-subscription", {}, inAnns(person))).body;
/** Events of the provider are worked off beside the test, and each brings a reading of its own. */
const seenBy = (person: Person) => expect.poll(() => stateFor(person), { timeout: 20_000, interval: 100 });
const closeNow = () => closeDue(world.billing).perform(world.system, {});
const actsIn = async (workspaceId: string) =>
  (
    await world.look<{ act: string }>("select act from audit_events where workspace_id = $1", [workspaceId])
  ).map(({ act }) => act);

async function subscriptionOf(workspaceId: string) {
  const [row] = await world.look<{ subscription_id: string; customer_id: string; period_ends_at: Date }>(
    "select * from subscriptions where workspace_id = $1 order by created_at desc",
    [workspaceId],
  );
  if (!row) throw new Error("There is no subscription.");
  return row;
}

/** What the customer was charged in all, in cents, and how many invoices there are. */
async function charged(customer: string) {
  const stripe = await stripeClient(world.services, world.billing);
  const { data } = await stripe.invoices.list({ customer, limit: 100 });
  return data.reduce((sum, { amount_paid: amount }) => sum + amount, 0);
}

/** Lets the time of what is paid pass, and another two months, in which a card would be charged again. */
async function passTime({
  customer_id: customerId,
  subscription_id: id,
}: {
  customer_id: string;
  subscription_id: string;
}) {
  await world.sandbox.clock.advance(customerId, new Date(Date.now() + 100 * dayMs));
  await syncSubscription(world.system, world.billing, id);
}

describe("whoever pays for a workspace in which others work, and goes", () => {
  const ways: [string, () => Promise<unknown>][] = [
    ["whose account a program deletes", () => deleteUser(world.system, { id: ann.id, isSoft: false })],
    ["whose account is deleted in name only", () => deleteUser(world.system, { id: ann.id, isSoft: true })],
    ["whose own closing is due", closeOwnAccount],
    ["whose row somebody deletes by hand", deleteByHand],
    [
      "who is no member any more",
      () => world.look("delete from memberships where workspace_id = $1 and user_id = $1", [ann.id]),
    ],
  ];

  it.each(ways)("%s, is charged no more, and the workspace keeps what is paid", async (_what, go) => {
    expect((await world.subscribe(ann, good)).status).toBe(200);
    const subscription = await subscriptionOf(ann.id);
    // The trial is over and a month is paid.
    await world.sandbox.clock.advance(subscription.customer_id, new Date(Date.now() + 15 * dayMs));
    await syncSubscription(world.system, world.billing, subscription.subscription_id);
    expect(await charged(subscription.customer_id)).toBe(2999);

    await go();
    expect(await world.look("select from billing_customers where workspace_id = $1", [ann.id])).toEqual([]);
    expect(
      await world.look("select mode from subscription_closings where subscription_id = $1", [
        subscription.subscription_id,
      ]),
    ).toEqual([{ mode: "at_period_end" }]);
    await seenBy(bob).toMatchObject({ subscribed: true, payer_left: true });
    expect(await world.call("customer-portal", {}, inAnns(bob))).toMatchObject({
      ...{ status: 409, body: { code: "no_customer" } },
    });

    await closeNow();
    const { period_ends_at: endsAt } = await subscriptionOf(ann.id);
    await seenBy(bob).toMatchObject({
      ...{ subscribed: true, payer_left: true },
      cancel_at: endsAt.toISOString(),
    });
    expect(await actsIn(ann.id)).toContain("subscription.payer_left");
    expect(
      await world.look("select data from events where workspace_id = $1 and name = 'billing.payer_left'", [
        ann.id,
      ]),
    ).toEqual([{ data: { subscriptionId: subscription.subscription_id, endsAt: endsAt.toISOString() } }]);
    expect(await world.look("select from subscription_closings")).toEqual([]);

    await passTime(subscription);
    expect(await charged(subscription.customer_id), "renewals have passed and nothing was charged").toBe(
      2999,
    );
    await seenBy(bob).toMatchObject({ subscribed: false, status: "canceled", payer_left: false });
  });

  it("in a trial with a card: it ends with the trial, and nothing is charged", async () => {
    await world.subscribe(ann, good);
    const subscription = await subscriptionOf(ann.id);
    await deleteUser(world.system, { id: ann.id, isSoft: false });
    await closeNow();
    await seenBy(bob).toMatchObject({
      subscribed: true,
      status: "trialing",
      cancel_at: expect.any(String),
    });
    await passTime(subscription);
    expect(await charged(subscription.customer_id)).toBe(0);
    await seenBy(bob).toMatchObject({ subscribed: false, status: "canceled" });
  });

  it("while a charge is still open: it ends at once, since the card would be charged for it", async () => {
    await world.subscribe(ann, "4000000000000341");
    const subscription = await subscriptionOf(ann.id);
    await world.sandbox.clock.advance(subscription.customer_id, new Date(Date.now() + 15 * dayMs));
    await syncSubscription(world.system, world.billing, subscription.subscription_id);
    await seenBy(bob).toMatchObject({ status: "past_due" });
    await deleteUser(world.system, { id: ann.id, isSoft: false });
    await closeNow();
    await seenBy(bob).toMatchObject({ subscribed: false, status: "canceled" });
    await passTime(subscription);
    expect(await charged(subscription.customer_id)).toBe(0);
  });

  it("while a plan for less waits for the next period: that is given up, and nothing is charged for it", async () => {
    await world.subscribe(ann, good, "price_sbx_business");
    const subscription = await subscriptionOf(ann.id);
    const { subscription_id: id } = subscription;
    const stripe = await stripeClient(world.services, world.billing);
    await stripe.subscriptions.update(id, { trial_end: "now" });
    const { body } = await world.call("customer-portal", {}, ann.headers);
    const token = String(body.url).split("/sandbox/p/")[1] ?? "";
    await world.sandbox.portal.act(token, { kind: "change_plan", priceId: "price_sbx_individual" });
    expect((await stripe.subscriptions.retrieve(id)).schedule).toEqual(expect.any(String));
    const paid = await charged(subscription.customer_id);
    await deleteUser(world.system, { id: ann.id, isSoft: false });
    await closeNow();
    expect(await world.look("select from subscription_closings")).toEqual([]);
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({
      ...{ schedule: null, cancel_at_period_end: true },
    });
    await passTime(subscription);
    expect(await charged(subscription.customer_id)).toBe(paid);
  });

  it("of whom the provider hears later, since it did not answer", async () => {
    await world.subscribe(ann, good);
    const subscription = await subscriptionOf(ann.id);
    await deleteUser(world.system, { id: ann.id, isSoft: false });
    const stripe = await stripeClient(world.services, world.billing);
    const update = stripe.subscriptions.update;
    stripe.subscriptions.update = () => Promise.reject(new Error("no answer"));
    await closeNow();
    stripe.subscriptions.update = update;
    expect(await world.look("select mode from subscription_closings")).toEqual([{ mode: "at_period_end" }]);
    await world.look("update billing_retries set next_try_at = now() - interval '1 minute'");
    await closeNow();
    expect(await world.look("select from subscription_closings")).toEqual([]);
    await passTime(subscription);
    expect(await charged(subscription.customer_id)).toBe(0);
  });

  it("leaves alone what another pays, and what the leaver pays elsewhere", async () => {
    await world.subscribe(ann, good);
    await world.subscribe(bob, good);
    const [anns, bobs] = [await subscriptionOf(ann.id), await subscriptionOf(bob.id)];
    await world.look("delete from memberships where workspace_id = $1 and user_id = $2", [ann.id, bob.id]);
    expect(await world.look("select from subscription_closings")).toEqual([]);
    await closeNow();
    for (const { subscription_id: id } of [anns, bobs]) {
      await syncSubscription(world.system, world.billing, id);
      expect(
        await world.look("select cancel_at from subscriptions where subscription_id = $1", [id]),
      ).toEqual([{ cancel_at: null }]);
    }
  });

  it("takes all along where nobody else works: the subscription ends at once", async () => {
    await world.look("delete from memberships where workspace_id = $1 and user_id = $2", [ann.id, bob.id]);
    await world.subscribe(ann, good);
    const { subscription_id: id } = await subscriptionOf(ann.id);
    await deleteUser(world.system, { id: ann.id, isSoft: false });
    expect(await world.look("select mode from subscription_closings")).toEqual([{ mode: "at_once" }]);
    await closeNow();
    const stripe = await stripeClient(world.services, world.billing);
    expect((await stripe.subscriptions.retrieve(id)).status).toBe("canceled");
  });

  it("and whose workspace is deleted before the provider heard: it ends at once as well", async () => {
    await world.subscribe(ann, good);
    await deleteUser(world.system, { id: ann.id, isSoft: false });
    await world.look("delete from workspaces where id = $1", [ann.id]);
    expect(await world.look("select mode from subscription_closings")).toEqual([{ mode: "at_once" }]);
    await closeNow();
  });
});

it("only members of a workspace are told of its subscription", async () => {
  const eve = await world.signUpPerson();
  for (const name of ["check-subscription", "customer-portal", "create-embedded-checkout-session"]) {
    const { status, body } = await world.call(name, { price_id: "price_sbx_individual" }, inAnns(eve));
    expect([name, status, body.code]).toEqual([name, 404, "workspace.not_found"]);
  }
  const nowhere = { ...eve.headers, "x-workspace-id": "nowhere" };
  expect((await world.call("check-subscription", {}, nowhere)).body.code).toBe("workspace.not_found");
});

describe("taking a subscription over from somebody who has left", () => {
  const buy = async (person: Person, card: string) => {
    await world.look("update auth.users set email_confirmed_at = now() where id = $1", [person.id]);
    const opened = await world.call(
      "create-embedded-checkout-session",
      { price_id: "price_sbx_individual" },
      inAnns(person),
    );
    if (opened.status !== 200) return { opened, claimed: undefined };
    const secret = String(opened.body.client_secret);
    const card_ = { number: card, expMonth: 12, expYear: new Date().getFullYear() + 3, cvc: "123" };
    await world.sandbox.checkout.confirm(secret, { card: card_ });
    const claimed = await world.call("claim-checkout", {}, { cookie: opened.cookie, ...inAnns(person) });
    return { opened, claimed };
  };

  it("is paid from the end of what is paid, by another card, and never twice", async () => {
    await world.subscribe(ann, good);
    const old = await subscriptionOf(ann.id);
    await deleteUser(world.system, { id: ann.id, isSoft: false });
    const { opened, claimed } = await buy(bob, good);
    expect(opened.body).toMatchObject({ trial_days: 0, starts_at: old.period_ends_at.toISOString() });
    expect(claimed?.status).toBe(200);
    await closeNow();
    const taken = (
      await world.look<{ customer_id: string; subscription_id: string }>(
        "select * from subscriptions where workspace_id = $1 and subscription_id <> $2",
        [ann.id, old.subscription_id],
      )
    )[0];
    if (!taken) throw new Error("Nothing was taken over.");
    expect(taken.customer_id).not.toBe(old.customer_id);
    expect([await charged(old.customer_id), await charged(taken.customer_id)]).toEqual([0, 0]);
    await seenBy(bob).toMatchObject({ subscribed: true, payer_left: false, cancel_at: null });

    for (const { customer_id: id } of [old, taken]) {
      await world.sandbox.clock.advance(id, new Date(old.period_ends_at.getTime() + dayMs));
    }
    for (const { subscription_id: id } of [old, taken])
      await syncSubscription(world.system, world.billing, id);
    expect([await charged(old.customer_id), await charged(taken.customer_id)]).toEqual([0, 2999]);
    await seenBy(bob).toMatchObject({ subscribed: true, status: "active", payer_left: false });
    expect((await world.call("customer-portal", {}, inAnns(bob))).status).toBe(200);
  });

  it("lets nobody change the plan with the card of whoever left, while that runs still", async () => {
    await world.subscribe(ann, good);
    const old = await subscriptionOf(ann.id);
    const stripe = await stripeClient(world.services, world.billing);
    await stripe.subscriptions.update(old.subscription_id, { trial_end: "now" });
    await syncSubscription(world.system, world.billing, old.subscription_id);
    await deleteUser(world.system, { id: ann.id, isSoft: false });
    await closeNow();
    expect((await buy(bob, good)).claimed?.status).toBe(200);
    const paid = await charged(old.customer_id);
    const ask = async (path: string, body: object) => {
      const headers = { "content-type": "application/json", ...inAnns(bob) };
      const at = `${world.url}/api/v1/billing/${path}`;
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
    await world.subscribe(ann, good);
    const eve = await world.signUpPerson();
    await join(eve, "owner");
    await deleteUser(world.system, { id: ann.id, isSoft: false });
    const begun: Record<string, string>[] = [];
    for (const person of [bob, eve]) {
      await world.look("update auth.users set email_confirmed_at = now() where id = $1", [person.id]);
      const wish = { price_id: "price_sbx_individual" };
      const opened = await world.call("create-embedded-checkout-session", wish, inAnns(person));
      const card = { number: good, expMonth: 12, expYear: new Date().getFullYear() + 3, cvc: "123" };
      await world.sandbox.checkout.confirm(String(opened.body.client_secret), { card });
      begun.push({ cookie: opened.cookie, ...inAnns(person) });
    }
    const claimed = await Promise.all(begun.map((headers) => world.call("claim-checkout", {}, headers)));
    expect(claimed.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(claimed.find(({ status }) => status === 409)?.body).toMatchObject({ code: "already_subscribed" });
    const paidFor = await world.look(
      "select c.payer_id from billing_customers c where c.workspace_id = $1 and c.payer_id <> $1",
      [ann.id],
    );
    expect(paidFor).toHaveLength(1);
    const again = begun[claimed.findIndex(({ status }) => status === 409)] ?? {};
    expect((await world.call("claim-checkout", {}, again)).status).not.toBe(200);
  });

  it("is refused to members, and where somebody pays already", async () => {
    await world.subscribe(ann, good);
    expect((await buy(bob, good)).opened).toMatchObject({
      status: 409,
      body: { code: "subscription_running" },
    });
    const eve = await world.signUpPerson();
    await join(eve, "member");
    await deleteUser(world.system, { id: ann.id, isSoft: false });
    expect((await buy(eve, good)).opened).toMatchObject({ status: 403, body: { code: "not_billing_admin" } });
  });

  it("gives no second trial when all of it has ended", async () => {
    await world.subscribe(ann, good);
    const old = await subscriptionOf(ann.id);
    await deleteUser(world.system, { id: ann.id, isSoft: false });
    await closeNow();
    await passTime(old);
    const { opened, claimed } = await buy(bob, good);
    expect(opened.body).toMatchObject({ trial_days: 0, starts_at: null });
    expect(claimed?.status).toBe(200);
    const [taken] = await world.look<{ customer_id: string }>(
      "select customer_id from subscriptions where workspace_id = $1 and subscription_id <> $2",
      [ann.id, old.subscription_id],
    );
    expect(await charged(taken?.customer_id ?? "")).toBe(2999);
  });
});

async function closeOwnAccount() {
  await world.look(
    "insert into auth.account_closures (user_id, requested_at, due_at) values ($1, now() - interval '15 d', now() - interval '1 d')",
    [ann.id],
  );
  await deleteDueAccounts(defaultService).perform(world.system, {});
}

async function deleteByHand() {
  await world.look("update workspaces set personal_of = null where id = $1", [ann.id]);
  await world.look("delete from auth.users where id = $1", [ann.id]);
}
