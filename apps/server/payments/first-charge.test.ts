import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Person } from "#features/auth/server/testing.ts";
import { readOverview } from "#features/billing/server/admin/read-overview.ts";
import { writeDueMails } from "#features/billing/server/reminders/write-due-mails.ts";
import { mailsTo } from "#features/billing/server/testing/mails-to.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import { createPaymentWorld, type PaymentWorld } from "./testing/payment-world.ts";

const hourMs = 3_600_000;
const good = "4242424242424242";
/** Can be put down, and fails when it is charged. */
const failing = "4000000000000341";
const card = { number: good, expMonth: 12, expYear: new Date().getFullYear() + 3, cvc: "123" };

let world: PaymentWorld;
beforeAll(async () => {
  world = await createPaymentWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

interface Row {
  customer_id: string;
  status: string;
  trial_ends_at: Date;
  paid_since: Date | null;
  phase: string;
}

/** Somebody with a card whose trial runs. */
async function trial(card: string) {
  const person = await world.signUpPerson();
  expect((await world.subscribe(person, card)).status).toBe(200);
  return follow(person);
}

async function follow(person: Person) {
  const row = async () => {
    const [found] = await world.look<Row>(
      `select s.customer_id, s.status, s.trial_ends_at, s.paid_since, p.phase
       from subscriptions s join workspace_plans p using (workspace_id) where s.workspace_id = $1`,
      [person.id],
    );
    if (!found) throw new Error("There is no subscription.");
    return found;
  };
  const { customer_id: customerId, trial_ends_at: endsAt } = await row();
  return {
    person,
    eventually: (expected: object) =>
      expect.poll(row, { timeout: 20_000, interval: 200 }).toMatchObject(expected),
    passTo: (ms: number) => world.sandbox.clock.advance(customerId, new Date(endsAt.getTime() + ms)),
  };
}
const numbers = () => readOverview(world.as(createUserActor({ isAdmin: true })), world.billing);
const write = () => writeDueMails(world.billing).perform(world.system, {});
const unpaid = { phase: "trial", paid_since: null };

describe("a trial whose first charge fails", () => {
  it("keeps its limits, counts as nothing, and is paid as soon as another card is charged", async () => {
    const { person, eventually, passTo } = await trial(failing);
    await passTo(60_000);
    await eventually({ status: "active", ...unpaid });
    await write();
    await passTo(24 * hourMs);
    await eventually({ status: "past_due", ...unpaid });
    await write();
    expect(await numbers()).toMatchObject({ conversions: 0, churned: 0, monthlyRevenue: [], pastDue: 1 });
    expect((await mailsTo(world, person.email)).map(({ kind }) => kind)).toEqual([
      "welcome",
      "payment_failed",
    ]);

    const portal = await world.call("customer-portal", {}, person.headers);
    const token = String(portal.body.url).split("/sandbox/p/")[1] ?? "";
    await world.sandbox.portal.act(token, { kind: "add_card", card });
    await passTo(14 * 24 * hourMs);
    await eventually({ status: "active", phase: "paid", paid_since: expect.any(Date) });
    expect(await numbers()).toMatchObject({ conversions: 1, monthlyRevenue: [{ subscriptions: 1 }] });
  });
});

it("a trial whose first charge goes through has the limits of the trial until then", async () => {
  const { eventually, passTo } = await trial(good);
  await passTo(60_000);
  await eventually({ status: "active", ...unpaid });
  await passTo(2 * hourMs);
  await eventually({ status: "active", phase: "paid", paid_since: expect.any(Date) });
});

it("a trial of which a coupon takes off all is paid from its end on", async () => {
  const person = await world.signUpPerson();
  await world.look("update auth.users set email_confirmed_at = now() where id = $1", [person.id]);
  const asked = { price_id: "price_sbx_individual" };
  const opened = await world.call("create-embedded-checkout-session", asked, person.headers);
  const secret = String(opened.body.client_secret);
  await world.sandbox.checkout.confirm(secret, { card, promotionCode: "FREE100" });
  await world.call("claim-checkout", {}, { cookie: opened.cookie, ...person.headers });
  const { eventually, passTo } = await follow(person);
  await eventually({ status: "trialing", ...unpaid });
  await passTo(60_000);
  await eventually({ status: "active", phase: "paid", paid_since: expect.any(Date) });
});
