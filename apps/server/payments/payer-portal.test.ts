import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Person } from "#features/auth/server/testing.ts";
import { writeDueMails } from "#features/billing/server/reminders/write-due-mails.ts";
import { stripeClient } from "#features/billing/server/stripe/stripe-client.ts";
import { syncSubscription } from "#features/billing/server/subscriptions/sync-subscription.ts";
import { mailsTo } from "#features/billing/server/testing/mails-to.ts";
import { createPaymentWorld, type PaymentWorld } from "./testing/payment-world.ts";

const card = { number: "4242424242424242", expMonth: 12, expYear: new Date().getFullYear() + 3, cvc: "123" };
let world: PaymentWorld;
let ann: Person;
let bob: Person;
let eve: Person;
beforeAll(async () => {
  world = await createPaymentWorld();
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(async () => {
  await world.look("delete from rate_limits");
  [ann, bob, eve] = [await world.signUpPerson(), await world.signUpPerson(), await world.signUpPerson()];
  expect((await world.subscribe(ann, "4242424242424242")).status).toBe(200);
  await join(bob, "owner");
  await join(eve, "member");
  await world.look("update memberships set role = 'member' where workspace_id = $1 and user_id = $1", [
    ann.id,
  ]);
});

const join = (person: Person, role: string) =>
  world.look("insert into memberships (workspace_id, user_id, role) values ($1, $2, $3)", [
    ann.id,
    person.id,
    role,
  ]);
const inAnns = (person: Person) => ({ ...person.headers, "x-workspace-id": ann.id });
const portal = (person: Person) => world.call("customer-portal", {}, inAnns(person));
const stateFor = async (person: Person) => (await world.call("check-subscription", {}, inAnns(person))).body;

describe("whoever pays for a workspace in which others decide by now", () => {
  it("is told so, opens the portal of their own card, and ends there what they pay", async () => {
    expect(await stateFor(ann)).toMatchObject({ is_payer: true, may_buy: false, payer_email: null });
    const { status, body } = await portal(ann);
    expect(status).toBe(200);
    await world.sandbox.portal.act(String(body.url).split("/sandbox/p/")[1] ?? "", { kind: "cancel" });
    await expect
      .poll(() => stateFor(ann), { timeout: 20_000 })
      .toMatchObject({ cancel_at: expect.any(String), subscribed: true });
  });

  it("is named to owners and admins, and to no other member", async () => {
    const [row] = await world.look<{ email: string }>("select email from auth.users where id = $1", [ann.id]);
    expect(await stateFor(bob)).toMatchObject({ is_payer: false, may_buy: true, payer_email: row?.email });
    expect(await stateFor(eve)).toMatchObject({ is_payer: false, may_buy: false, payer_email: null });
  });

  it("opens no portal for another member, and buys nothing more", async () => {
    expect(await portal(eve)).toMatchObject({ status: 403, body: { code: "auth.forbidden" } });
    const asked = { price_id: "price_sbx_business" };
    expect(await world.call("create-embedded-checkout-session", asked, inAnns(ann))).toMatchObject({
      ...{ status: 403, body: { code: "auth.forbidden" } },
    });
  });

  it("opens the portal of nobody else's card", async () => {
    await world.look("update billing_customers set payer_id = $2 where workspace_id = $1", [ann.id, bob.id]);
    expect((await portal(ann)).body.code).toBe("auth.forbidden");
    expect((await portal(bob)).status).toBe(200);
  });

  it("is written to about what is charged, beside the owners, and others are not", async () => {
    const [row] = await world.look<{ customer_id: string; trial_ends_at: Date }>(
      "select customer_id, trial_ends_at from subscriptions where workspace_id = $1",
      [ann.id],
    );
    await world.look("update auth.users set email_confirmed_at = now() where id = any ($1)", [
      [bob.id, eve.id],
    ]);
    const paidAt = new Date(Number(row?.trial_ends_at) + 2 * 3_600_000);
    await world.sandbox.clock.advance(String(row?.customer_id), paidAt);
    const told = async (person: Person) => {
      const [{ email = "" } = {}] = await world.look<{ email: string }>(
        "select email from auth.users where id = $1",
        [person.id],
      );
      await writeDueMails(world.billing).perform(world.system, {});
      return (await mailsTo(world, email)).map(({ kind }) => kind);
    };
    await expect.poll(() => told(ann), { timeout: 20_000 }).toContain("receipt");
    expect(await told(bob)).toContain("receipt");
    expect(await told(eve)).toEqual([]);
  });
});

it("of two who paid after each other the portal, the invoices and the change are of who pays now", async () => {
  const end = async () => {
    const stripe = await stripeClient(world.services, world.billing);
    const rows = await world.look<{ id: string }>(
      "select subscription_id as id from subscriptions where workspace_id = $1 and status <> 'canceled'",
      [ann.id],
    );
    for (const { id } of rows) {
      await stripe.subscriptions.cancel(id);
      await syncSubscription(world.system, world.billing, id);
    }
  };
  const buy = async (person: Person) => {
    await world.look("update auth.users set email_confirmed_at = now() where id = $1", [person.id]);
    const asked = { price_id: "price_sbx_individual" };
    const opened = await world.call("create-embedded-checkout-session", asked, inAnns(person));
    await world.sandbox.checkout.confirm(String(opened.body.client_secret), { card });
    const claimed = await world.call("claim-checkout", {}, { cookie: opened.cookie, ...inAnns(person) });
    expect(claimed.status).toBe(200);
  };
  await world.look("update memberships set role = 'owner' where workspace_id = $1", [ann.id]);
  for (const person of [bob, ann]) {
    await end();
    await buy(person);
  }
  const customerOf = async (token: string) => (await world.sandbox.portal.read(token)).email;
  const { body } = await portal(bob);
  const [{ email = "" } = {}] = await world.look<{ email: string }>(
    "select email from auth.users where id = $1",
    [ann.id],
  );
  expect(await customerOf(String(body.url).split("/sandbox/p/")[1] ?? "")).toBe(email);
});
