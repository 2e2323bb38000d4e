import { describe, expect, it } from "vitest";
import { deleteDueAccounts } from "#features/auth/server/closing/delete-due-accounts.ts";
import { deleteUser } from "#features/auth/server/manage/delete-user.ts";
import { defaultService } from "#features/auth/server/service/default-service.ts";
import { stripeClient } from "#features/billing/server/stripe/stripe-client.ts";
import { syncSubscription } from "#features/billing/server/subscriptions/sync-subscription.ts";
import { dayMs, good, stageLeaving } from "./testing/stage-leaving.ts";

const staged = stageLeaving();
const { subscriptionOf, charged, seenBy, inAnns, closeNow, actsIn, passTime } = staged;

describe("whoever pays for a workspace in which others work, and goes", () => {
  const ways: [string, () => Promise<unknown>][] = [
    [
      "whose account a program deletes",
      () => deleteUser(staged.world.system, { id: staged.ann.id, isSoft: false }),
    ],
    [
      "whose account is deleted in name only",
      () => deleteUser(staged.world.system, { id: staged.ann.id, isSoft: true }),
    ],
    ["whose own closing is due", closeOwnAccount],
    ["whose row somebody deletes by hand", deleteByHand],
    [
      "who is no member any more",
      () =>
        staged.world.look("delete from memberships where workspace_id = $1 and user_id = $1", [
          staged.ann.id,
        ]),
    ],
  ];

  it.each(ways)("%s, is charged no more, and the workspace keeps what is paid", async (_what, go) => {
    expect((await staged.world.subscribe(staged.ann, good)).status).toBe(200);
    const subscription = await subscriptionOf(staged.ann.id);
    // The trial is over and a month is paid.
    await staged.world.sandbox.clock.advance(subscription.customer_id, new Date(Date.now() + 15 * dayMs));
    await syncSubscription(staged.world.system, staged.world.billing, subscription.subscription_id);
    expect(await charged(subscription.customer_id)).toBe(2999);

    await go();
    expect(
      await staged.world.look("select from billing_customers where workspace_id = $1", [staged.ann.id]),
    ).toEqual([]);
    expect(
      await staged.world.look("select mode from subscription_closings where subscription_id = $1", [
        subscription.subscription_id,
      ]),
    ).toEqual([{ mode: "at_period_end" }]);
    await seenBy(staged.bob).toMatchObject({ subscribed: true, payer_left: true });
    expect(await staged.world.call("customer-portal", {}, inAnns(staged.bob))).toMatchObject({
      ...{ status: 409, body: { code: "no_customer" } },
    });

    await closeNow();
    const { period_ends_at: endsAt } = await subscriptionOf(staged.ann.id);
    await seenBy(staged.bob).toMatchObject({
      ...{ subscribed: true, payer_left: true },
      cancel_at: endsAt.toISOString(),
    });
    expect(await actsIn(staged.ann.id)).toContain("subscription.payer_left");
    expect(
      await staged.world.look(
        "select data from events where workspace_id = $1 and name = 'billing.payer_left'",
        [staged.ann.id],
      ),
    ).toEqual([{ data: { subscriptionId: subscription.subscription_id, endsAt: endsAt.toISOString() } }]);
    expect(await staged.world.look("select from subscription_closings")).toEqual([]);

    await passTime(subscription);
    expect(await charged(subscription.customer_id), "renewals have passed and nothing was charged").toBe(
      2999,
    );
    await seenBy(staged.bob).toMatchObject({ subscribed: false, status: "canceled", payer_left: false });
  });

  it("in a trial with a card: it ends with the trial, and nothing is charged", async () => {
    await staged.world.subscribe(staged.ann, good);
    const subscription = await subscriptionOf(staged.ann.id);
    await deleteUser(staged.world.system, { id: staged.ann.id, isSoft: false });
    await closeNow();
    await seenBy(staged.bob).toMatchObject({
      subscribed: true,
      status: "trialing",
      cancel_at: expect.any(String),
    });
    await passTime(subscription);
    expect(await charged(subscription.customer_id)).toBe(0);
    await seenBy(staged.bob).toMatchObject({ subscribed: false, status: "canceled" });
  });

  it("while a charge is still open: it ends at once, since the card would be charged for it", async () => {
    await staged.world.subscribe(staged.ann, "4000000000000341");
    const subscription = await subscriptionOf(staged.ann.id);
    await staged.world.sandbox.clock.advance(subscription.customer_id, new Date(Date.now() + 15 * dayMs));
    await syncSubscription(staged.world.system, staged.world.billing, subscription.subscription_id);
    await seenBy(staged.bob).toMatchObject({ status: "past_due" });
    await deleteUser(staged.world.system, { id: staged.ann.id, isSoft: false });
    await closeNow();
    await seenBy(staged.bob).toMatchObject({ subscribed: false, status: "canceled" });
    await passTime(subscription);
    expect(await charged(subscription.customer_id)).toBe(0);
  });

  it("while a plan for less waits for the next period: that is given up, and nothing is charged for it", async () => {
    await staged.world.subscribe(staged.ann, good, "price_sbx_business");
    const subscription = await subscriptionOf(staged.ann.id);
    const { subscription_id: id } = subscription;
    const stripe = await stripeClient(staged.world.services, staged.world.billing);
    await stripe.subscriptions.update(id, { trial_end: "now" });
    const { body } = await staged.world.call("customer-portal", {}, staged.ann.headers);
    const token = String(body.url).split("/sandbox/p/")[1] ?? "";
    await staged.world.sandbox.portal.act(token, { kind: "change_plan", priceId: "price_sbx_individual" });
    expect((await stripe.subscriptions.retrieve(id)).schedule).toEqual(expect.any(String));
    const paid = await charged(subscription.customer_id);
    await deleteUser(staged.world.system, { id: staged.ann.id, isSoft: false });
    await closeNow();
    expect(await staged.world.look("select from subscription_closings")).toEqual([]);
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({
      ...{ schedule: null, cancel_at_period_end: true },
    });
    await passTime(subscription);
    expect(await charged(subscription.customer_id)).toBe(paid);
  });

  it("of whom the provider hears later, since it did not answer", async () => {
    await staged.world.subscribe(staged.ann, good);
    const subscription = await subscriptionOf(staged.ann.id);
    await deleteUser(staged.world.system, { id: staged.ann.id, isSoft: false });
    const stripe = await stripeClient(staged.world.services, staged.world.billing);
    const update = stripe.subscriptions.update;
    stripe.subscriptions.update = () => Promise.reject(new Error("no answer"));
    await closeNow();
    stripe.subscriptions.update = update;
    expect(await staged.world.look("select mode from subscription_closings")).toEqual([
      { mode: "at_period_end" },
    ]);
    await staged.world.look("update billing_retries set next_try_at = now() - interval '1 minute'");
    await closeNow();
    expect(await staged.world.look("select from subscription_closings")).toEqual([]);
    await passTime(subscription);
    expect(await charged(subscription.customer_id)).toBe(0);
  });

  it("leaves alone what another pays, and what the leaver pays elsewhere", async () => {
    await staged.world.subscribe(staged.ann, good);
    await staged.world.subscribe(staged.bob, good);
    const [anns, bobs] = [await subscriptionOf(staged.ann.id), await subscriptionOf(staged.bob.id)];
    await staged.world.look("delete from memberships where workspace_id = $1 and user_id = $2", [
      staged.ann.id,
      staged.bob.id,
    ]);
    expect(await staged.world.look("select from subscription_closings")).toEqual([]);
    await closeNow();
    for (const { subscription_id: id } of [anns, bobs]) {
      await syncSubscription(staged.world.system, staged.world.billing, id);
      expect(
        await staged.world.look("select cancel_at from subscriptions where subscription_id = $1", [id]),
      ).toEqual([{ cancel_at: null }]);
    }
  });

  it("takes all along where nobody else works: the subscription ends at once", async () => {
    await staged.world.look("delete from memberships where workspace_id = $1 and user_id = $2", [
      staged.ann.id,
      staged.bob.id,
    ]);
    await staged.world.subscribe(staged.ann, good);
    const { subscription_id: id } = await subscriptionOf(staged.ann.id);
    await deleteUser(staged.world.system, { id: staged.ann.id, isSoft: false });
    expect(await staged.world.look("select mode from subscription_closings")).toEqual([{ mode: "at_once" }]);
    await closeNow();
    const stripe = await stripeClient(staged.world.services, staged.world.billing);
    expect((await stripe.subscriptions.retrieve(id)).status).toBe("canceled");
  });

  it("and whose workspace is deleted before the provider heard: it ends at once as well", async () => {
    await staged.world.subscribe(staged.ann, good);
    await deleteUser(staged.world.system, { id: staged.ann.id, isSoft: false });
    await staged.world.look("delete from workspaces where id = $1", [staged.ann.id]);
    expect(await staged.world.look("select mode from subscription_closings")).toEqual([{ mode: "at_once" }]);
    await closeNow();
  });
});

it("only members of a workspace are told of its subscription", async () => {
  const eve = await staged.world.signUpPerson();
  for (const name of ["check-subscription", "customer-portal", "create-embedded-checkout-session"]) {
    const { status, body } = await staged.world.call(name, { price_id: "price_sbx_individual" }, inAnns(eve));
    expect([name, status, body.code]).toEqual([name, 404, "workspace.not_found"]);
  }
  const nowhere = { ...eve.headers, "x-workspace-id": "nowhere" };
  expect((await staged.world.call("check-subscription", {}, nowhere)).body.code).toBe("workspace.not_found");
});

async function closeOwnAccount() {
  await staged.world.look(
    "insert into auth.account_closures (user_id, requested_at, due_at) values ($1, now() - interval '15 d', now() - interval '1 d')",
    [staged.ann.id],
  );
  await deleteDueAccounts(defaultService).perform(staged.world.system, {});
}

async function deleteByHand() {
  await staged.world.look("update workspaces set personal_of = null where id = $1", [staged.ann.id]);
  await staged.world.look("delete from auth.users where id = $1", [staged.ann.id]);
}
