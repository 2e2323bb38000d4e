import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestSandbox, type TestSandbox } from "../../testing/create-test-sandbox.ts";
import { subscribe } from "../../testing/subscribe.ts";
import { goodCard, paidSession } from "../../testing/trial-session.ts";

let world: TestSandbox;
let token: string;
beforeAll(async () => {
  world = await createTestSandbox();
  token = world.sandbox.admin.createLink().split("/sandbox/a/")[1] ?? "";
});
afterAll(() => world.drop());

const disputedCard = { ...goodCard, number: "4000000000000259" };
const invoice = async () => (await world.sandbox.admin.invoices(token)).rows[0];
const typesSince = async (name: Stripe.Event.Type) => {
  const { data } = await world.stripe.events.list({ limit: 100 });
  const types = data.map(({ type }) => type).reverse();
  return types.slice(types.lastIndexOf(name));
};

describe("a card whose charges are disputed", () => {
  it("pays, and the dispute follows at once; the subscription goes on", async () => {
    const { subscriptionId, customerId } = await subscribe(world, paidSession, disputedCard);
    const { stripe } = world;
    expect((await stripe.subscriptions.retrieve(subscriptionId)).status).toBe("active");
    const [charge] = (await stripe.charges.list({ customer: customerId })).data;
    expect(charge).toMatchObject({ paid: true, disputed: true });
    const { data } = await stripe.disputes.list({ charge: charge?.id ?? "" });
    expect(data).toMatchObject([{ status: "needs_response", reason: "fraudulent", amount: 9_999 }]);
    const read = await stripe.disputes.retrieve(data[0]?.id ?? "", { expand: ["charge"] });
    expect(read.charge).toMatchObject({ id: charge?.id, customer: customerId });
    expect(await typesSince("charge.dispute.created")).toContain("charge.dispute.funds_withdrawn");
  });

  it("is lost when it is accepted, once", async () => {
    const { stripe } = world;
    const [dispute] = (await stripe.disputes.list()).data;
    expect(await stripe.disputes.close(dispute?.id ?? "")).toMatchObject({ status: "lost" });
    expect(await typesSince("charge.dispute.closed")).toEqual(["charge.dispute.closed"]);
    await expect(stripe.disputes.close(dispute?.id ?? "")).rejects.toMatchObject({ statusCode: 400 });
  });
});

describe("who looks after the sandbox", () => {
  const act = async (kind: "refund_invoice" | "dispute_invoice" | "win_dispute" | "lose_dispute") =>
    world.sandbox.admin.act(token, { kind, invoiceId: (await invoice())?.id ?? "" });

  it("lets a payment be disputed and the bank decide, each once", async () => {
    await subscribe(world, paidSession, goodCard);
    expect(await invoice()).toMatchObject({ money: null, acts: ["refund_invoice", "dispute_invoice"] });
    await expect(act("win_dispute")).rejects.toMatchObject({ code: "invalid_value" });
    await act("dispute_invoice");
    expect(await invoice()).toMatchObject({ money: "disputed", acts: ["win_dispute", "lose_dispute"] });
    await expect(act("refund_invoice")).rejects.toMatchObject({ code: "invalid_value" });
    await act("win_dispute");
    expect(await invoice()).toMatchObject({ money: "dispute won", acts: [] });
    expect(await typesSince("charge.dispute.closed")).toContain("charge.dispute.funds_reinstated");
  });

  it("gives money back, once", async () => {
    await subscribe(world, paidSession, goodCard);
    await act("refund_invoice");
    expect(await invoice()).toMatchObject({ money: "refunded", acts: [] });
    await expect(act("refund_invoice")).rejects.toMatchObject({ code: "invalid_value" });
  });

  it("does nothing with an invoice for which nothing was charged", async () => {
    await subscribe(world);
    expect(await invoice()).toMatchObject({ totalCents: 0, money: null, acts: [] });
    await expect(act("dispute_invoice")).rejects.toMatchObject({ code: "invalid_value" });
  });
});
