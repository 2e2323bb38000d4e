import { describe, expect, it } from "vitest";
import { mailsTo } from "../testing/mails-to.ts";
import { dayMs, hosted, invoice, type Subscriber, stageReminders } from "../testing/stage-reminders.ts";

const reminders = stageReminders();
const { subscriber, write, kindsOf, lastOf, hourly, become } = reminders;

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
    await reminders.world.look("update auth.users set email_confirmed_at = now() where id = $1", [ann.id]);
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
    reminders.clockMs = time;
    await hourly();
    await hourly();
  }

  it("is reminded of 7, 3 and 1 days before, each once, with the way to add a card", async () => {
    const ann = await welcomed();
    for (const days of [8, 6.9, 5, 2.9, 2, 0.9, 0.1]) await at(endOf(ann) - days * dayMs);
    expect(await kindsOf(ann)).toEqual(["welcome", "trial_ending", "trial_ending", "trial_ending"]);
    const subjects = (await mailsTo(reminders.world, ann.email)).map(({ subject }) => subject);
    expect(subjects.slice(1)).toEqual([
      "Your trial ends in 7 days",
      "Your trial ends in 3 days",
      "Your trial ends in 1 day",
    ]);
    expect(await lastOf(ann)).toMatchObject({ link: "http://product.example/settings/billing" });
  });

  it("is reminded of once after a week in which nothing ran, and without any event of the provider", async () => {
    const ann = await welcomed();
    await at(endOf(ann) - dayMs / 2);
    expect(await kindsOf(ann)).toEqual(["welcome", "trial_ending"]);
  });

  it("with a card names day and amount of the charge, also to who has proved no address", async () => {
    const ann = await subscriber({ isProved: false });
    reminders.world.provider.cards.add(ann.customerId);
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
    await reminders.world.look("update subscriptions set is_live = true where subscription_id = $1", [
      other.subscriptionId,
    ]);
    await at(endOf(gone) - 2.9 * dayMs);
    for (const person of [gone, other, stranger]) expect(await kindsOf(person)).toEqual([]);
  });

  it("of who proved no address and gave no card is asked for once on each of the days, and told once that is proved", async () => {
    const eve = await subscriber({ isProved: false });
    const read = () =>
      reminders.world.provider.calls.filter((call) => call.endsWith(eve.subscriptionId)).length;
    const before = read();
    for (const days of [6.9, 6.8, 5, 4]) await at(endOf(eve) - days * dayMs);
    expect(read()).toBe(before + 1);
    await at(endOf(eve) - 2.9 * dayMs);
    expect(read()).toBe(before + 2);
    expect(await kindsOf(eve)).toEqual([]);

    reminders.world.provider.cards.add(eve.customerId);
    await reminders.world.look(
      "update trial_redemptions set card_hash = 'new' where email_hash in (select email_hash from checkout_intents where user_id = $1)",
      [eve.id],
    );
    await at(endOf(eve) - 2.8 * dayMs);
    expect(await kindsOf(eve)).toEqual(["trial_charge"]);

    reminders.clockMs = Date.now();
    const bob = await subscriber({ isProved: false });
    await at(endOf(bob) - 2.9 * dayMs);
    await reminders.world.look("update auth.users set email_confirmed_at = now() where id = $1", [bob.id]);
    await at(endOf(bob) - 2.8 * dayMs);
    expect(await kindsOf(bob)).toEqual(["trial_ending"]);
  });

  it("is told of when the provider could be asked again", async () => {
    const ann = await welcomed();
    reminders.clockMs = endOf(ann) - 2.9 * dayMs;
    reminders.world.provider.failure = 500;
    await expect(hourly()).rejects.toThrow("not written");
    expect(await kindsOf(ann)).toEqual(["welcome"]);
    reminders.world.provider.failure = undefined;
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
    reminders.world.provider.invoices.push({ ...hosted, ...paid });
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
    reminders.world.provider.invoices.push({ ...invoice, status: "draft" });
    await become(ann, { status: "active" });
    await write();
    expect(await kindsOf(ann)).toEqual(["welcome"]);
    reminders.world.provider.invoices[0] = hosted;
    await become(ann, { status: "past_due" });
    await write();
    expect(await kindsOf(ann)).toEqual(["welcome", "payment_failed"]);
    reminders.world.provider.invoices[0] = { ...hosted, status: "paid", amount_paid: 2_999 };
    await become(ann, { status: "active" });
    await write();
    expect(await kindsOf(ann)).toEqual(["welcome", "payment_failed", "payment_recovered"]);
  });
});
