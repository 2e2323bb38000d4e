import { describe, expect, it } from "vitest";
import type { Person } from "#features/auth/server/testing.ts";
import { endOldCheckouts } from "#features/billing/server/checkout/end-old-checkouts.ts";
import { stripeClient } from "#features/billing/server/stripe/stripe-client.ts";
import { syncSubscription } from "#features/billing/server/subscriptions/sync-subscription.ts";
import { stagePayments } from "./testing/stage-payments.ts";

const price = "price_sbx_individual";
const card = { number: "4242424242424242", expMonth: 12, expYear: new Date().getFullYear() + 3, cvc: "123" };
const stage = stagePayments();

interface SubscriptionRow {
  subscription_id: string;
  customer_id: string;
  status: string;
}

const subscriptionsOf = ({ id }: Person) =>
  stage.world.look<SubscriptionRow>(
    "select * from subscriptions where workspace_id = $1 order by created_at",
    [id],
  );

/** The one that a completed checkout made, and what was paid for it and kept. */
async function purchaseOf(clientSecret: unknown) {
  const stripe = await stripeClient(stage.world.services, stage.world.billing);
  const [sessionId = ""] = String(clientSecret).split("_secret_");
  const session = await stripe.checkout.sessions.retrieve(sessionId, { expand: ["subscription"] });
  const { subscription, customer } = session;
  if (!subscription || typeof subscription === "string") throw new Error("Nothing was bought.");
  const { data } = await stripe.charges.list({ customer: String(customer), limit: 100 });
  return {
    status: subscription.status,
    paid: data.reduce((sum, charge) => sum + charge.amount_captured, 0),
    kept: data.reduce((sum, charge) => sum + charge.amount_captured - charge.amount_refunded, 0),
  };
}

async function ended({ subscription_id: id }: SubscriptionRow) {
  const stripe = await stripeClient(stage.world.services, stage.world.billing);
  await stripe.subscriptions.cancel(id);
  await syncSubscription(stage.world.system, stage.world.billing, id);
}

/** A visitor who types the person's address, and completes the checkout. */
async function buyAsVisitor({ email }: { email: string }, plan = price) {
  const { body, cookie } = await stage.world.call("create-embedded-checkout-session", {
    ...{ price_id: plan, customer_email: email },
  });
  await stage.world.sandbox.checkout.confirm(String(body.client_secret), { card });
  return { secret: body.client_secret, trialDays: body.trial_days, cookie };
}

async function emailOf({ id }: Person) {
  const [row] = await stage.world.look<{ email: string }>("select email from auth.users where id = $1", [id]);
  return { email: row?.email ?? "" };
}

const age = (days: number) =>
  stage.world.look(
    `update checkout_intents set created_at = created_at - interval '${days} d',
     completed_at = completed_at - interval '${days} d' where status = 'completed'`,
  );

describe("a paid checkout that can be nobody's", () => {
  it("is ended and paid back when its workspace has a subscription by then", async () => {
    await stage.world.subscribe(stage.ann);
    const { secret, trialDays, cookie } = await buyAsVisitor(await emailOf(stage.ann));
    expect([trialDays, await purchaseOf(secret)]).toEqual([
      0,
      { status: "active", paid: 2_999, kept: 2_999 },
    ]);
    expect(await stage.world.call("claim-checkout", {}, { cookie, ...stage.ann.headers })).toMatchObject({
      ...{ status: 409, body: { code: "already_subscribed" } },
    });
    expect(await purchaseOf(secret)).toEqual({ status: "canceled", paid: 2_999, kept: 0 });
    expect((await stage.world.call("check-subscription", {}, stage.ann.headers)).body).toMatchObject({
      ...{ subscribed: true, status: "trialing" },
    });
  });

  it("is ended and paid back when nobody claimed it in a week, however often that is tried", async () => {
    await stage.world.subscribe(stage.ann);
    const { secret } = await buyAsVisitor(await emailOf(stage.ann));
    const completed = async () =>
      (await stage.world.look("select from checkout_intents where status = 'completed'")).length;
    await expect.poll(completed, { timeout: 20_000 }).toBe(1);
    await age(8);
    await endOldCheckouts(stage.world.system, stage.world.billing);
    await stage.world.look("update checkout_intents set status = 'completed' where status = 'abandoned'");
    await endOldCheckouts(stage.world.system, stage.world.billing);
    expect(await purchaseOf(secret)).toEqual({ status: "canceled", paid: 2_999, kept: 0 });
  });
});

it("what somebody pays again for goes on, also when nobody came back from the checkout to claim it", async () => {
  await stage.world.subscribe(stage.ann);
  const [first] = await subscriptionsOf(stage.ann);
  if (first) await ended(first);
  const { body } = await stage.world.call(
    "create-embedded-checkout-session",
    { price_id: price },
    stage.ann.headers,
  );
  await stage.world.sandbox.checkout.confirm(String(body.client_secret), { card });
  const status = async () =>
    (
      await stage.world.look<{ status: string }>(
        "select status from checkout_intents where user_id = $1 order by created_at desc limit 1",
        [stage.ann.id],
      )
    )[0]?.status;
  await expect.poll(status, { timeout: 20_000 }).toBe("completed");
  await expect.poll(async () => (await subscriptionsOf(stage.ann)).length, { timeout: 20_000 }).toBe(2);
  await age(8);
  await endOldCheckouts(stage.world.system, stage.world.billing);
  expect(await purchaseOf(body.client_secret)).toEqual({ status: "active", paid: 2_999, kept: 2_999 });
  expect(await status()).toBe("consumed");
});

it("a workspace gets no second trial by what another of its owners began as a visitor", async () => {
  await stage.world.subscribe(stage.ann);
  const [first] = await subscriptionsOf(stage.ann);
  if (first) await ended(first);
  const bob = await stage.world.signUpPerson();
  await stage.world.look("insert into memberships (workspace_id, user_id, role) values ($1, $2, 'owner')", [
    ...[stage.ann.id, bob.id],
  ]);
  await stage.world.look("update auth.users set email_confirmed_at = now() where id = $1", [bob.id]);
  const { secret, trialDays, cookie } = await buyAsVisitor(await emailOf(bob), "price_sbx_business");
  expect(trialDays).toBe(14);
  const claimed = await stage.world.call(
    "claim-checkout",
    {},
    {
      ...{ cookie, "x-workspace-id": stage.ann.id },
      ...bob.headers,
    },
  );
  expect(claimed).toMatchObject({ status: 409, body: { code: "second_trial" } });
  expect(await purchaseOf(secret)).toMatchObject({ status: "canceled", paid: 0 });
  expect((await subscriptionsOf(stage.ann)).map((row) => row.status)).toEqual(["canceled"]);
});
