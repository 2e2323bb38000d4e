import { describe, expect, it } from "vitest";
import { mailsTo } from "../testing/mails-to.ts";
import { dayMs, hosted, invoice, stageReminders } from "../testing/stage-reminders.ts";
import { remind } from "./remind.ts";
import { writeDueMails } from "./write-due-mails.ts";

const reminders = stageReminders();
const { subscriber, write, become, lastOf, kindsOf } = reminders;

describe("a payment that fails", () => {
  async function unpaid() {
    const ann = await subscriber();
    await write();
    await become(ann, { status: "active" });
    await write();
    reminders.world.provider.invoices.push(hosted);
    await become(ann, { status: "past_due" });
    return ann;
  }

  it("is told on days 1, 3, 5 and 7 of its grace, each once, and when the grace is over", async () => {
    const ann = await unpaid();
    const failedAtMs = reminders.clockMs;
    for (const days of [0, 1, 2.1, 3, 4.1, 6.1, 7.1, 8]) {
      reminders.clockMs = failedAtMs + days * dayMs;
      await write();
      await write();
    }
    const mails = (await mailsTo(reminders.world, ann.email)).slice(2);
    expect(mails.map(({ kind }) => kind)).toEqual([...Array(4).fill("payment_failed"), "access_ended"]);
    expect(mails[0]?.text).toContain("$29.99");
    expect(mails[0]?.link).toBe("https://pay.example/in_1");
    expect(mails[3]?.subject).toContain("Last day");
  });

  it("is in the bell of whoever pays, as one entry that leads to the plan", async () => {
    const ann = await unpaid();
    const failedAtMs = reminders.clockMs;
    for (const days of [0, 1, 2.1, 3]) {
      reminders.clockMs = failedAtMs + days * dayMs;
      await write();
    }
    const told = await reminders.world.look(
      "select user_id, facts, path, count from notifications where user_id = $1 and kind = 'billing'",
      [ann.id],
    );
    expect(told).toEqual([
      { user_id: ann.id, facts: { about: "payment_failed" }, path: "/settings/billing", count: 2 },
    ]);
  });

  it("leads to the settings where the provider has no page for the invoice", async () => {
    const ann = await unpaid();
    reminders.world.provider.invoices.splice(0, 1, invoice);
    await write();
    expect((await lastOf(ann))?.link).toBe("http://product.example/settings/billing");
  });

  it("asks for the bank's confirmation instead, when the provider says that it waits for one", async () => {
    const ann = await unpaid();
    await reminders.world.look(
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
    reminders.clockMs += 3 * dayMs;
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
    await reminders.world.look(
      "insert into memberships (workspace_id, user_id, role) values ($1, $2, 'owner')",
      [ann.id, bob.id],
    );
    await reminders.world.look("delete from memberships where workspace_id = $1 and user_id = $1", [ann.id]);
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
  await reminders.world.look(
    "alter table outgoing_messages add constraint broken check (kind <> 'billing.cancel_planned') not valid",
  );
  await expect(write()).rejects.toThrow("not written");
  await reminders.world.look("alter table outgoing_messages drop constraint broken");
  expect(await kindsOf(ann)).toEqual(["welcome"]);
  await write();
  expect(await kindsOf(ann)).toEqual(["welcome", "cancel_planned"]);
});

it("where nobody takes payments nothing is written", async () => {
  const ann = await subscriber();
  const none = { ...reminders.world.billing, provider: "none" } as const;
  await writeDueMails(none).perform(reminders.world.system, {});
  await remind(none).perform(reminders.world.system, {});
  expect(await kindsOf(ann)).toEqual([]);
});
