import { expect, it } from "vitest";
import type { Person } from "#features/auth/server/testing.ts";
import { cancelDue } from "#features/billing/server/cancellation/cancel-due.ts";
import { stripeClient } from "#features/billing/server/stripe/stripe-client.ts";
import { syncSubscription } from "#features/billing/server/subscriptions/sync-subscription.ts";
import { stagePayments } from "./testing/stage-payments.ts";

const good = "4242424242424242";
const stage = stagePayments();
const { ask } = stage;

const nextPlan = async () => (await ask("GET next-plan")).body.next;

/** Somebody who pays for Business and confirmed at the provider that Individual is enough. */
async function withLessPlanned() {
  await stage.world.subscribe(stage.ann, good, "price_sbx_business");
  const [{ subscription_id: id } = {}] = await stage.world.look(
    "select subscription_id from subscriptions where workspace_id = $1",
    [stage.ann.id],
  );
  const stripe = await stripeClient(stage.world.services, stage.world.billing);
  await stripe.subscriptions.update(String(id), { trial_end: "now" });
  await syncSubscription(stage.world.system, stage.world.billing, String(id));
  const wish = { planId: "individual", quantity: 1 };
  const { basis } = (await ask("POST plan-change/preview", wish)).body;
  const { url } = (await ask("POST plan-change", { ...wish, basis })).body;
  expect(await nextPlan()).toBeNull();
  const token = String(url).split("/sandbox/p/")[1] ?? "";
  await stage.world.sandbox.portal.act(token, { kind: "change_plan", priceId: "price_sbx_individual" });
  return { stripe, id: String(id) };
}

const askedBy = (workspaceId: string) =>
  stage.world.look(
    "select from audit_events where workspace_id = $1 and act = 'subscription.keeping_asked'",
    [workspaceId],
  );

it("what begins with the next period is told, with the day, and can be taken back", async () => {
  const { stripe, id } = await withLessPlanned();
  const state = (await stage.world.call("check-subscription", {}, stage.ann.headers)).body;
  expect(state).toMatchObject({ subscription_tier: "Business", status: "active" });
  expect(await nextPlan()).toEqual({
    planName: "Individual",
    interval: "month",
    quantity: 1,
    startsAt: state.current_period_end,
  });

  expect((await ask("DELETE next-plan")).status).toBe(204);
  expect(await nextPlan()).toBeNull();
  expect((await stripe.subscriptions.retrieve(id)).schedule).toBeNull();
  expect(await askedBy(stage.ann.id)).toHaveLength(1);
  expect(await ask("DELETE next-plan")).toMatchObject({
    status: 409,
    body: { error: { code: "next_plan_missing" } },
  });
  expect(await askedBy(stage.ann.id)).toHaveLength(1);
});

it("another change is refused until what is planned was taken back", async () => {
  await withLessPlanned();
  const wish = { planId: "enterprise", quantity: 1 };
  const preview = () => ask("POST plan-change/preview", wish);
  expect(await preview()).toMatchObject({ status: 409, body: { error: { code: "next_plan_set" } } });
  await ask("DELETE next-plan");
  expect((await preview()).status).toBe(200);
});

it("members neither read nor take back what is planned", async () => {
  await withLessPlanned();
  const bob = await stage.world.signUpPerson();
  await stage.world.look("insert into memberships (workspace_id, user_id, role) values ($1, $2, 'member')", [
    ...[stage.ann.id, bob.id],
  ]);
  const headers = { ...bob.headers, "x-workspace-id": stage.ann.id };
  for (const method of ["GET", "DELETE"]) {
    expect(await ask(`${method} next-plan`, undefined, headers)).toMatchObject({
      status: 403,
      body: { error: { code: "auth.forbidden" } },
    });
  }
  expect(await nextPlan()).toMatchObject({ planName: "Individual" });
});

it("nothing is planned where nothing was ever bought", async () => {
  expect(await nextPlan()).toBeNull();
  expect((await ask("DELETE next-plan")).status).toBe(409);
});

it("a trial with nothing to pay with is told to end, until a card is there", async () => {
  await stage.world.subscribe(stage.ann);
  const endsUnpaid = async () => (await ask("GET next-plan")).body.endsUnpaid;
  expect(await endsUnpaid()).toBe(true);
  const { body } = await stage.world.call("customer-portal", {}, stage.ann.headers);
  const card = { number: good, expMonth: 12, expYear: new Date().getFullYear() + 3, cvc: "123" };
  await stage.world.sandbox.portal.act(String(body.url).split("/sandbox/p/")[1] ?? "", {
    kind: "add_card",
    card,
  });
  expect(await endsUnpaid()).toBe(false);
});

it("what is planned is told to an admin of the installation of any workspace, and to nobody else by that way", async () => {
  await withLessPlanned();
  const { world, ann } = stage;
  const read = ({ headers }: typeof ann) =>
    ask(`GET ../admin/billing/workspaces/${ann.id}/next-plan`, undefined, headers);
  expect((await read(ann)).status).toBe(403);
  const admin = await world.signUpPerson();
  await world.look("insert into user_roles (user_id, role) values ($1, 'admin')", [admin.id]);
  expect(await read(admin)).toMatchObject({
    status: 200,
    body: { next: { planName: "Individual", quantity: 1 }, endsUnpaid: false },
  });
  await ask("DELETE next-plan");
  expect((await read(admin)).body.next).toBeNull();
});

it("who paid, left and is back before the provider heard of it keeps the plan, and what was to follow it", async () => {
  const { stripe, id } = await withLessPlanned();
  const { schedule, customer } = await stripe.subscriptions.retrieve(id);
  const metadata = { user_id: stage.ann.id, workspace_id: stage.ann.id };
  await stripe.customers.update(String(customer), { metadata });
  const bob = await stage.world.signUpPerson();
  const join = (person: Person) =>
    stage.world.look("insert into memberships (workspace_id, user_id, role) values ($1, $2, 'owner')", [
      ...[stage.ann.id, person.id],
    ]);
  await join(bob);
  await stage.world.look("delete from memberships where workspace_id = $1 and user_id = $1", [stage.ann.id]);
  await join(stage.ann);
  // What another plan follows refuses to be told that it does not end.
  const { update } = stripe.subscriptions;
  stripe.subscriptions.update = () => Promise.reject(new Error("It is ruled by its schedule."));
  const kept = await stage.world.call("keep-left-plan", {}, stage.ann.headers);
  stripe.subscriptions.update = update;
  expect(kept.status).toBe(200);
  await cancelDue(stage.world.billing).perform(stage.world.system, {});
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ schedule, cancel_at_period_end: false });
});
