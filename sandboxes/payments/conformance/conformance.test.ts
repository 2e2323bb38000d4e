import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestSandbox, secretKey, type TestSandbox } from "../testing/create-test-sandbox.ts";
import { openPortal, subscribe } from "../testing/subscribe.ts";
import { goodCard, paidSession, trialSession } from "../testing/trial-session.ts";
import { createProtocolChecker, type ProtocolChecker } from "./protocol-checker.ts";
import { recordingFetch } from "./recording-fetch.ts";

let world: TestSandbox;
let checker: ProtocolChecker;
beforeAll(async () => {
  world = await createTestSandbox();
  checker = await createProtocolChecker();
});
afterAll(() => world.drop());

const url = (path: string) => new URL(`https://api.stripe.com/v1/${path}`);

async function read(path: string): Promise<Record<string, unknown>> {
  const headers = { authorization: `Bearer ${secretKey}` };
  return Object((await (await world.sandbox.fetch(url(path), { headers })).json()) as unknown);
}

describe("what the sandbox answers", () => {
  it("is what the types of the official library say, after all that can happen to a subscription", async () => {
    const { stripe, sandbox } = world;
    await stripe.checkout.sessions.create(trialSession);
    const trial = await subscribe(world);
    const token = await openPortal(world, trial.customerId);
    await sandbox.portal.act(token, { kind: "add_card", card: { ...goodCard, number: "4000000000000341" } });
    await sandbox.portal.act(token, { kind: "change_plan", priceId: "price_sbx_enterprise" });
    await sandbox.portal.act(token, { kind: "cancel" });
    await sandbox.portal.act(token, { kind: "resume" });
    await sandbox.clock.advance(trial.customerId, new Date(Date.now() + 40 * 86_400_000));
    const paid = await subscribe(world, paidSession, goodCard);
    const [item] = (await stripe.subscriptions.retrieve(paid.subscriptionId)).items.data;
    const items = [{ id: item?.id ?? "", price: "price_sbx_individual" }];
    await stripe.subscriptions.update(paid.subscriptionId, { items });
    await stripe.customers.del((await stripe.customers.create({ email: "gone@example.com" })).id);
    await stripe.invoices.createPreview({ subscription: paid.subscriptionId });
    await stripe.products.list();
    await stripe.prices.list({ expand: ["data.product"] });
    await stripe.coupons.list();
    await stripe.promotionCodes.list();
    await stripe.customers.list();
    await stripe.paymentMethods.list({ customer: paid.customerId });
    await stripe.checkout.sessions.list();
    await stripe.subscriptions.list({ status: "all", expand: ["data.latest_invoice", "data.customer"] });
    await stripe.invoices.list();
    await stripe.billingPortal.configurations.list();
    await stripe.events.list();
    expect(await world.findProblems()).toEqual([]);
  });

  it("is noticed when something is missing, wrong or too much", async () => {
    const product = await read("products/prod_sbx_business");
    const judge = (body: object) => checker.answer("GET", url("products/prod_sbx_business"), 200, body);
    expect(judge(product)).toEqual([]);
    const { name: _name, ...nameless } = product;
    expect(judge(nameless)).toHaveLength(1);
    expect(judge({ ...product, active: "yes" })).toHaveLength(1);
    expect(judge({ ...product, colour: "red" })).toHaveLength(1);
    expect(judge({ ...product, type: "thing" })).toHaveLength(1);
    expect(judge({ ...product, created: null })).toHaveLength(1);
  });

  it("is noticed when an event has another object than its name says", async () => {
    const { data } = await read("events?type=customer.created");
    const [event] = Array.isArray(data) ? data : [];
    expect(checker.event(event)).toEqual([]);
    expect(checker.event({ ...event, type: "invoice.paid" })).not.toEqual([]);
    expect(checker.event({ ...event, type: "customer.danced" })).toEqual(["customer.danced is no event"]);
    expect(checker.event({ ...event, livemode: undefined })).not.toEqual([]);
  });
});

describe("what is sent", () => {
  const send = (path: string, body: string) => checker.request("POST", url(path), body);

  it.each([
    ["a parameter that was taken away", "mode=subscription&payment_method_types[0]=card"],
    ["a name of an earlier version", "mode=subscription&ui_mode=embedded"],
    ["a word where a number belongs", "mode=subscription&expires_at=soon"],
    ["a field that no object has", "mode=subscription&subscription_data[trial_days]=14"],
    ["a value that no list has", "mode=subscription&payment_method_collection=sometimes"],
    ["a key that no object may have", "mode=subscription&metadata[__proto__]=x"],
  ])("is noticed with %s", (_name, body) => {
    expect(send("checkout/sessions", "mode=subscription&metadata[a]=b&line_items[0][price]=p")).toEqual([]);
    expect(send("checkout/sessions", body)).toHaveLength(1);
  });

  it("is noticed where the protocol has no such call", () => {
    expect(send("checkouts", "")).toEqual(["POST /v1/checkouts is no call of the protocol"]);
  });

  it("is recorded with its problems, and carried on as it is", async () => {
    const recording = recordingFetch(world.sandbox.fetch);
    const answer = await recording.fetch(url("customers"), {
      method: "POST",
      headers: { authorization: `Bearer ${secretKey}` },
      body: "nickname=Ann",
    });
    expect(answer.status).toBe(400);
    expect(recording.calls).toEqual(["POST /v1/customers"]);
    expect(recording.problems).toEqual([expect.stringContaining("nickname")]);
  });
});
