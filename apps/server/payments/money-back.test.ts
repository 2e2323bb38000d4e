import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { InvoiceActKind } from "#sandboxes/payments/contract/admin.ts";
import { createPaymentWorld, type PaymentWorld } from "./testing/payment-world.ts";

let world: PaymentWorld;
beforeAll(async () => {
  world = await createPaymentWorld();
  // Paid from the first day.
  await world.look("update pricing_plans set free_trial_days = 0 where id = 'individual'");
});
afterAll(() => world[Symbol.asyncDispose]());

const findings = () =>
  world.look<{ kind: string }>("select kind from billing_findings where ended_at is null order by kind");
const eventually = (kinds: string[]) =>
  expect
    .poll(async () => (await findings()).map(({ kind }) => kind), { timeout: 20_000, interval: 200 })
    .toEqual(kinds);

async function act(kind: InvoiceActKind) {
  const token = world.sandbox.admin.createLink().split("/sandbox/a/")[1] ?? "";
  const [newest] = (await world.sandbox.admin.invoices(token)).rows;
  await world.sandbox.admin.act(token, { kind, invoiceId: newest?.id ?? "" });
}

async function pay(card: string) {
  const person = await world.signUpPerson();
  expect((await world.subscribe(person, card)).status).toBe(200);
  return async () => (await world.call("check-subscription", {}, person.headers)).body;
}

describe("a payment that is disputed", () => {
  it("is listed and takes nothing away; lost, the subscription ends", async () => {
    const state = await pay("4000000000000259");
    await eventually(["disputed"]);
    expect(await state()).toMatchObject({ subscribed: true, status: "active" });
    await act("lose_dispute");
    await expect.poll(state, { timeout: 20_000, interval: 200 }).toMatchObject({ subscribed: false });
    await eventually(["dispute_lost"]);
    await world.look("update billing_findings set ended_at = now()");
  });

  it("is forgotten when it was won", async () => {
    const state = await pay("4242424242424242");
    await act("dispute_invoice");
    await eventually(["disputed"]);
    await act("win_dispute");
    await eventually([]);
    expect(await state()).toMatchObject({ subscribed: true, status: "active" });
  });
});

it("money that was given back is listed and ends nothing by itself", async () => {
  const state = await pay("4242424242424242");
  await act("refund_invoice");
  await eventually(["refunded"]);
  expect(await state()).toMatchObject({ subscribed: true, status: "active" });
});
