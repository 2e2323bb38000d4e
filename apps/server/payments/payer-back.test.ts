import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Person } from "#features/auth/server/testing.ts";
import { cancelDue } from "#features/billing/server/cancellation/cancel-due.ts";
import { stripeClient } from "#features/billing/server/stripe/stripe-client.ts";
import { syncSubscription } from "#features/billing/server/subscriptions/sync-subscription.ts";
import { reconcile } from "#features/billing/server/webhooks/reconcile.ts";
import { createPaymentWorld, type PaymentWorld } from "./testing/payment-world.ts";

const good = "4242424242424242";
let world: PaymentWorld;
let ann: Person;
let bob: Person;
let firstId = "";
beforeAll(async () => {
  world = await createPaymentWorld();
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(async () => {
  firstId = "";
  await world.look("delete from rate_limits");
  [ann, bob] = [await world.signUpPerson(), await world.signUpPerson()];
  await join(bob, "owner");
  expect((await world.subscribe(ann, good)).status).toBe(200);
  await expect.poll(metadata, { timeout: 20_000 }).toMatchObject({ user_id: ann.id });
});

const join = (person: Person, role: string) =>
  world.look("insert into memberships (workspace_id, user_id, role) values ($1, $2, $3)", [
    ann.id,
    person.id,
    role,
  ]);
const leave = (person: Person) =>
  world.look("delete from memberships where workspace_id = $1 and user_id = $2", [ann.id, person.id]);
const inAnns = (person: Person) => ({ ...person.headers, "x-workspace-id": ann.id });
const call = (name: string, person: Person) => world.call(name, {}, inAnns(person));
const canKeep = async (person: Person) => (await call("read-left-plan", person)).body.can_keep;
const closeNow = () => cancelDue(world.billing).perform(world.system, {});

/** The first subscription of the workspace, whoever pays another one later in the same second. */
async function atProvider() {
  const [row] = await world.look<{ id: string }>(
    "select subscription_id as id from subscriptions where workspace_id = $1 and ($2 = '' or subscription_id = $2)",
    [ann.id, firstId],
  );
  firstId ||= row?.id ?? "";
  const stripe = await stripeClient(world.services, world.billing);
  return stripe.subscriptions.retrieve(firstId, { expand: ["customer"] });
}

/** The provider refuses every change of a subscription while it is held. */
async function holdUpdates() {
  const stripe = await stripeClient(world.services, world.billing);
  const { update } = stripe.subscriptions;
  const hold = (isHeld: boolean) => {
    stripe.subscriptions.update = isHeld ? () => Promise.reject(new Error("Held.")) : update;
  };
  return { stripe, hold };
}

async function metadata() {
  const { customer } = await atProvider();
  return typeof customer === "string" || customer.deleted ? {} : customer.metadata;
}

describe("whoever paid, was taken out of the workspace and is back", () => {
  it.each([
    ["after the provider heard of it", closeNow],
    ["before the provider heard of it", async () => undefined],
  ])("%s, keeps the plan with one press, with the card that they gave", async (_what, meanwhile) => {
    await leave(ann);
    await meanwhile();
    await join(ann, "member");
    expect([await canKeep(ann), await canKeep(bob)]).toEqual([true, false]);
    expect((await call("keep-left-plan", ann)).status).toBe(200);
    await closeNow();
    expect(await atProvider()).toMatchObject({ cancel_at_period_end: false, cancel_at: null });
    expect((await call("check-subscription", ann)).body).toMatchObject({
      ...{ payer_left: false, is_payer: true, cancel_at: null, subscribed: true },
    });
    expect(await canKeep(ann)).toBe(false);
    expect((await call("keep-left-plan", ann)).body.code).toBe("left_plan_missing");
  });

  it("hears what is done and what is not where the provider fails in between", async () => {
    await leave(ann);
    await closeNow();
    await join(ann, "admin");
    const { stripe, hold } = await holdUpdates();
    hold(true);
    const { status, body } = await call("keep-left-plan", ann).finally(() => hold(false));
    expect([status, body.code]).toEqual([503, "payment_service_busy"]);
    expect(body.error).toMatch(/^It is yours again, but the payment service did not answer/);
    expect((await call("check-subscription", ann)).body).toMatchObject({ payer_left: false, is_payer: true });
    expect((await stripe.subscriptions.retrieve((await atProvider()).id)).cancel_at_period_end).toBe(true);
  });

  it("is charged for nothing once they are gone, also where it was resumed at a page that was still open", async () => {
    await leave(ann);
    await closeNow();
    const stripe = await stripeClient(world.services, world.billing);
    const { id } = await atProvider();
    await stripe.subscriptions.update(id, { cancel_at_period_end: false });
    await syncSubscription(world.system, world.billing, id);
    await reconcile(world.billing).perform(world.system, {});
    expect(await atProvider()).toMatchObject({ cancel_at_period_end: true });
    expect((await call("check-subscription", bob)).body.cancel_at).not.toBeNull();
  });

  it("is charged for nothing without that press", async () => {
    await leave(ann);
    await closeNow();
    await join(ann, "admin");
    await closeNow();
    expect(await atProvider()).toMatchObject({ cancel_at_period_end: true });
  });

  it("keeps nothing once somebody else has taken it over", async () => {
    await leave(ann);
    await closeNow();
    expect((await call("check-subscription", bob)).body).toMatchObject({ payer_left: true });
    await world.look("update auth.users set email_confirmed_at = now() where id = $1", [bob.id]);
    const asked = { price_id: "price_sbx_individual" };
    const opened = await world.call("create-embedded-checkout-session", asked, inAnns(bob));
    const card = { number: good, expMonth: 12, expYear: new Date().getFullYear() + 3, cvc: "123" };
    await world.sandbox.checkout.confirm(String(opened.body.client_secret), { card });
    const claimed = await world.call("claim-checkout", {}, { cookie: opened.cookie, ...inAnns(bob) });
    expect(claimed.status).toBe(200);
    await join(ann, "admin");
    expect(await canKeep(ann)).toBe(false);
    expect((await call("keep-left-plan", ann)).body.code).toBe("left_plan_missing");
    expect(await atProvider()).toMatchObject({ cancel_at_period_end: true });
  });
});

it("nobody else keeps it, with whatever role, and nobody who is still out", async () => {
  await leave(ann);
  await closeNow();
  expect((await call("keep-left-plan", bob)).body.code).toBe("left_plan_missing");
  expect((await call("keep-left-plan", ann)).status).toBe(404);
  expect(await atProvider()).toMatchObject({ cancel_at_period_end: true });
});
