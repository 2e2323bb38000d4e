import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { syncSubscription } from "../subscriptions/sync-subscription.ts";
import { type BillingWorld, createBillingWorld } from "../testing/billing-world.ts";
import { mailsTo } from "../testing/mails-to.ts";
import { remind } from "./remind.ts";
import { writeDueMails } from "./write-due-mails.ts";

const dayMs = 86_400_000;
let world: BillingWorld;
let clockMs = Date.now();
beforeAll(async () => {
  world = await createBillingWorld({ now: () => new Date(clockMs) });
});
afterAll(() => world[Symbol.asyncDispose]());
afterEach(async () => {
  clockMs = Date.now();
  world.provider.failure = undefined;
  world.provider.invoices.length = 0;
  // Each test is about its own subscriptions.
  await world.look("update subscriptions set is_live = true");
});

type Subscriber = Awaited<ReturnType<typeof subscriber>>;

/** Somebody whose trial runs. */
async function subscriber({ isProved = true } = {}) {
  const checkout = await world.begin();
  const made = world.provider.complete(checkout.sessionId);
  await checkout.finish();
  const proof = isProved ? "now()" : "null";
  const [{ id } = { id: "" }] = await world.look<{ id: string }>(
    `update auth.users set email_confirmed_at = ${proof} where email = $1 returning id`,
    [checkout.email],
  );
  const atProvider = world.provider.subscriptions.get(made.subscriptionId) ?? {};
  return { ...checkout, ...made, id, atProvider };
}
/** What happens at the provider, and reaches us. */
async function become({ atProvider, subscriptionId }: Subscriber, change: object) {
  Object.assign(atProvider, change);
  await syncSubscription(world.system, world.billing, subscriptionId);
}
const write = () => writeDueMails(world.billing).perform(world.system, {});
const hourly = () => remind(world.billing).perform(world.system, {});
const kindsOf = async ({ email }: Subscriber) => (await mailsTo(world, email)).map(({ kind }) => kind);
const lastOf = async ({ email }: Subscriber) => (await mailsTo(world, email)).at(-1);
const invoice = { status: "open", amount_due: 2_999, amount_paid: 0, currency: "usd", number: "A-1" };
const hosted = { ...invoice, hosted_invoice_url: "https://pay.example/in_1" };

describe("a workspace that begins with a plan", () => {
  it("is welcomed once, with the end of the trial and what to do next", async () => {
    const ann = await subscriber();
    await write();
    await write();
    expect(await kindsOf(ann)).toEqual(["welcome"]);
    const mail = await lastOf(ann);
    expect(mail?.text).toMatch(/trial runs until \d+ \w+ \d{4}/);
    expect(mail?.link).toBe("http://product.example/dashboard");
  });

  it("is welcomed when the address is proved, and not before: it may be somebody else's", async () => {
    const ann = await subscriber({ isProved: false });
    await write();
    expect(await kindsOf(ann)).toEqual([]);
    await world.look("update auth.users set email_confirmed_at = now() where id = $1", [ann.id]);
    await write();
    expect(await kindsOf(ann)).toEqual(["welcome"]);
  });
});

describe("a trial that ends", () => {
  const endOf = ({ atProvider }: Subscriber) => Number(atProvider.trial_end) * 1_000;
  async function welcomed() {
    const ann = await subscriber();
    await write();
    return ann;
  }
  async function at(time: number) {
    clockMs = time;
    await hourly();
    await hourly();
  }

  it("is reminded of 7, 3 and 1 days before, each once, with the way to add a card", async () => {
    const ann = await welcomed();
    for (const days of [8, 6.9, 5, 2.9, 2, 0.9, 0.1]) await at(endOf(ann) - days * dayMs);
    expect(await kindsOf(ann)).toEqual(["welcome", "trial_ending", "trial_ending", "trial_ending"]);
    const subjects = (await mailsTo(world, ann.email)).map(({ subject }) => subject);
    expect(subjects.slice(1)).toEqual([
      "Your trial ends in 7 days",
      "Your trial ends in 3 days",
      "Your trial ends in 1 day",
    ]);
    expect(await lastOf(ann)).toMatchObject({ link: "http://product.example/settings" });
  });

  it("is reminded of once after a week in which nothing ran, and without any event of the provider", async () => {
    const ann = await welcomed();
    await at(endOf(ann) - dayMs / 2);
    expect(await kindsOf(ann)).toEqual(["welcome", "trial_ending"]);
  });

  it("with a card names day and amount of the charge, also to who has proved no address", async () => {
    const ann = await subscriber({ isProved: false });
    world.provider.cards.add(ann.customerId);
    await at(endOf(ann) - 2.9 * dayMs);
    const mail = await lastOf(ann);
    expect(mail?.kind).toBe("trial_charge");
    expect(mail?.text).toMatch(/Your card is charged on \d+ \w+ \d{4}: \$29\.99/);
  });

  it("is not reminded of when it was cancelled, when it is of another mode, or where nobody proved an address", async () => {
    const [gone, other, stranger] = [
      await subscriber(),
      await subscriber(),
      await subscriber({ isProved: false }),
    ];
    await become(gone, { cancel_at_period_end: true });
    await world.look("update subscriptions set is_live = true where subscription_id = $1", [
      other.subscriptionId,
    ]);
    await at(endOf(gone) - 2.9 * dayMs);
    for (const person of [gone, other, stranger]) expect(await kindsOf(person)).toEqual([]);
  });

  it("of who proved no address and gave no card is asked for once on each of the days, and told once that is proved", async () => {
    const eve = await subscriber({ isProved: false });
    const read = () => world.provider.calls.filter((call) => call.endsWith(eve.subscriptionId)).length;
    const before = read();
    for (const days of [6.9, 6.8, 5, 4]) await at(endOf(eve) - days * dayMs);
    expect(read()).toBe(before + 1);
    await at(endOf(eve) - 2.9 * dayMs);
    expect(read()).toBe(before + 2);
    expect(await kindsOf(eve)).toEqual([]);

    world.provider.cards.add(eve.customerId);
    await world.look(
      "update trial_redemptions set card_hash = 'new' where email_hash in (select email_hash from checkout_intents where user_id = $1)",
      [eve.id],
    );
    await at(endOf(eve) - 2.8 * dayMs);
    expect(await kindsOf(eve)).toEqual(["trial_charge"]);

    clockMs = Date.now();
    const bob = await subscriber({ isProved: false });
    await at(endOf(bob) - 2.9 * dayMs);
    await world.look("update auth.users set email_confirmed_at = now() where id = $1", [bob.id]);
    await at(endOf(bob) - 2.8 * dayMs);
    expect(await kindsOf(bob)).toEqual(["trial_ending"]);
  });

  it("is told of when the provider could be asked again", async () => {
    const ann = await welcomed();
    clockMs = endOf(ann) - 2.9 * dayMs;
    world.provider.failure = 500;
    await expect(hourly()).rejects.toThrow("not written");
    expect(await kindsOf(ann)).toEqual(["welcome"]);
    world.provider.failure = undefined;
    await hourly();
    expect(await kindsOf(ann)).toEqual(["welcome", "trial_ending"]);
  });

  it("without a card says that it ended, and what is kept", async () => {
    const ann = await welcomed();
    await become(ann, { status: "canceled" });
    await write();
    await write();
    expect(await kindsOf(ann)).toEqual(["welcome", "trial_ended"]);
    expect((await lastOf(ann))?.text).toContain("nothing was charged");
  });

  it("with the first payment is followed by a note with its amount and invoice", async () => {
    const ann = await welcomed();
    const paid = { status: "paid", amount_paid: 2_999, amount_due: 2_999, currency: "usd", number: "A-7" };
    world.provider.invoices.push({ ...hosted, ...paid });
    await become(ann, { status: "active" });
    await write();
    await write();
    expect(await kindsOf(ann)).toEqual(["welcome", "receipt"]);
    const mail = await lastOf(ann);
    expect(mail?.text).toContain("$29.99");
    expect(mail?.text).toContain("A-7");
    expect(mail?.link).toBe("https://pay.example/in_1");
  });

  it("is no payment received before the card was charged, and none when that fails", async () => {
    const ann = await welcomed();
    world.provider.invoices.push({ ...invoice, status: "draft" });
    await become(ann, { status: "active" });
    await write();
    expect(await kindsOf(ann)).toEqual(["welcome"]);
    world.provider.invoices[0] = hosted;
    await become(ann, { status: "past_due" });
    await write();
    expect(await kindsOf(ann)).toEqual(["welcome", "payment_failed"]);
    world.provider.invoices[0] = { ...hosted, status: "paid", amount_paid: 2_999 };
    await become(ann, { status: "active" });
    await write();
    expect(await kindsOf(ann)).toEqual(["welcome", "payment_failed", "payment_recovered"]);
  });
});

describe("a payment that fails", () => {
  async function unpaid() {
    const ann = await subscriber();
    await write();
    await become(ann, { status: "active" });
    await write();
    world.provider.invoices.push(hosted);
    await become(ann, { status: "past_due" });
    return ann;
  }

  it("is told on days 1, 3, 5 and 7 of its grace, each once, and when the grace is over", async () => {
    const ann = await unpaid();
    const failedAtMs = clockMs;
    for (const days of [0, 1, 2.1, 3, 4.1, 6.1, 7.1, 8]) {
      clockMs = failedAtMs + days * dayMs;
      await write();
      await write();
    }
    const mails = (await mailsTo(world, ann.email)).slice(2);
    expect(mails.map(({ kind }) => kind)).toEqual([...Array(4).fill("payment_failed"), "access_ended"]);
    expect(mails[0]?.text).toContain("$29.99");
    expect(mails[0]?.link).toBe("https://pay.example/in_1");
    expect(mails[3]?.subject).toContain("Last day");
  });

  it("leads to the settings where the provider has no page for the invoice", async () => {
    const ann = await unpaid();
    world.provider.invoices.splice(0, 1, invoice);
    await write();
    expect((await lastOf(ann))?.link).toBe("http://product.example/settings");
  });

  it("asks for the bank's confirmation instead, when the provider says that it waits for one", async () => {
    const ann = await unpaid();
    await world.look(
      `insert into webhook_events (provider, event_id, type, object_id, status, happened_at, received_at)
       values ('sandbox', $1, 'invoice.payment_action_required', $2, 'done', now(), now())`,
      [`evt_${ann.id}`, ann.subscriptionId],
    );
    await write();
    await write();
    expect((await kindsOf(ann)).slice(2)).toEqual(["payment_action"]);
    expect(await lastOf(ann)).toMatchObject({ link: "https://pay.example/in_1" });
  });

  it("is followed by good news when it went through, and no more reminders", async () => {
    const ann = await unpaid();
    await write();
    await become(ann, { status: "active" });
    clockMs += 3 * dayMs;
    await write();
    await write();
    expect((await kindsOf(ann)).slice(2)).toEqual(["payment_failed", "payment_recovered"]);
  });
});

describe("a cancellation", () => {
  it("is told when it is planned, undone and over, each once", async () => {
    const ann = await subscriber();
    await write();
    for (const change of [
      { cancel_at_period_end: true },
      { cancel_at_period_end: false },
      { cancel_at_period_end: true },
      { status: "canceled" },
    ]) {
      await become(ann, change);
      await write();
      await write();
    }
    expect((await kindsOf(ann)).slice(1)).toEqual([
      "cancel_planned",
      "cancel_undone",
      "cancel_planned",
      "subscription_ended",
    ]);
  });

  it("that was undone before anybody was told is not told", async () => {
    const ann = await subscriber();
    await write();
    await become(ann, { cancel_at_period_end: true });
    await become(ann, { cancel_at_period_end: false });
    await write();
    expect(await kindsOf(ann)).toEqual(["welcome"]);
  });

  it("because the payer left is told as that to those who stay", async () => {
    const [ann, bob] = [await subscriber(), await subscriber()];
    await write();
    await world.look("insert into memberships (workspace_id, user_id, role) values ($1, $2, 'owner')", [
      ann.id,
      bob.id,
    ]);
    await world.look("delete from memberships where workspace_id = $1 and user_id = $1", [ann.id]);
    await become(ann, { cancel_at_period_end: true });
    await write();
    expect(await kindsOf(bob)).toContain("payer_left");
    expect(await kindsOf(ann)).toEqual(["welcome"]);
  });
});

it("two servers that write at one moment write each mail once", async () => {
  const ann = await subscriber();
  await write();
  await become(ann, { cancel_at_period_end: true });
  await Promise.all([write(), write(), write()]);
  expect(await kindsOf(ann)).toEqual(["welcome", "cancel_planned"]);
});

it("what is put down as told and the mail itself come about together or not at all", async () => {
  const ann = await subscriber();
  await write();
  await become(ann, { cancel_at_period_end: true });
  await world.look(
    "alter table outgoing_messages add constraint broken check (kind <> 'billing.cancel_planned') not valid",
  );
  await expect(write()).rejects.toThrow("not written");
  await world.look("alter table outgoing_messages drop constraint broken");
  expect(await kindsOf(ann)).toEqual(["welcome"]);
  await write();
  expect(await kindsOf(ann)).toEqual(["welcome", "cancel_planned"]);
});

it("where nobody takes payments nothing is written", async () => {
  const ann = await subscriber();
  const none = { ...world.billing, provider: "none" } as const;
  await writeDueMails(none).perform(world.system, {});
  await remind(none).perform(world.system, {});
  expect(await kindsOf(ann)).toEqual([]);
});
