import { randomBytes } from "node:crypto";
import Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { type BillingWorld, createBillingWorld, webhookSecret } from "../testing/billing-world.ts";

const stripe = new Stripe("sk_test_1");
let world: BillingWorld;
let clockMs = Date.now();
beforeAll(async () => {
  world = await createBillingWorld({ now: () => new Date(clockMs) });
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(async () => {
  await send(webhookSecret);
  await world.look("delete from billing_findings");
});

const found = async () =>
  (await world.look("select kind from billing_findings where ended_at is null")).map(({ kind }) => kind);

/** An event, of which the provider knows when it is its own. */
async function send(secret: string, { isOwn = true, livemode = false } = {}) {
  const id = `evt_${randomBytes(8).toString("hex")}`;
  if (isOwn) world.provider.others.set(id, { id, object: "event" });
  const payload = JSON.stringify({
    ...{ id, object: "event", type: "invoice.paid", livemode, created: 1, data: { object: {} } },
  });
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret });
  clockMs += 10_000;
  const reply = await post(payload, { "stripe-signature": signature });
  return reply.status;
}
const post = (body: string, headers: Record<string, string> = {}) =>
  fetch(`${world.url}/webhooks/stripe`, { method: "POST", body, headers });
const asked = () => world.provider.calls.filter((call) => call.startsWith("GET /v1/events/")).length;
/** What is noted is noted beside the answer. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 300));

it("three events of the provider that are refused in a row are told once, until one is taken again", async () => {
  for (let count = 0; count < 2; count += 1) expect(await send("whsec_wrong")).toBe(400);
  await settled();
  expect(await found()).toEqual([]);
  await send("whsec_wrong");
  await expect.poll(found).toEqual(["webhooks_refused"]);
  expect(await send(webhookSecret)).toBe(200);
  await expect.poll(found).toEqual([]);
});

it("an event that is taken between them begins the count anew", async () => {
  for (const secret of ["whsec_wrong", "whsec_wrong", webhookSecret, "whsec_wrong", "whsec_wrong"]) {
    await send(secret);
    await settled();
  }
  expect(await found()).toEqual([]);
});

it("events of the other mode, which our secret signed, are told without asking the provider", async () => {
  const before = asked();
  for (let count = 0; count < 3; count += 1) await send(webhookSecret, { livemode: true, isOwn: false });
  await expect.poll(found).toEqual(["webhooks_refused"]);
  expect(asked()).toBe(before);
});

it("what others make up counts as nothing, and has the provider asked once in a while at most", async () => {
  for (let count = 0; count < 4; count += 1) {
    await send("whsec_of_somebody", { isOwn: false });
    await post("{}");
    await post("{}", { "stripe-signature": "t=1,v1=00" });
  }
  await settled();
  expect(await found()).toEqual([]);
  const before = asked();
  clockMs += 10_000;
  for (let count = 0; count < 10; count += 1) await post(`{"id":"evt_${count}"}`);
  await settled();
  expect(asked() - before).toBe(1);
});

it("what another process told is over with the first event that this one takes", async () => {
  await using other = await createBillingWorld();
  await other.look(
    `insert into billing_findings (id, provider, is_live, kind, object_id, facts, found_at)
     values (gen_random_uuid(), 'sandbox', false, 'webhooks_refused', 'endpoint', '{}', now())`,
  );
  const payload = JSON.stringify({
    ...{
      id: "evt_1",
      object: "event",
      type: "invoice.paid",
      livemode: false,
      created: 1,
      data: { object: {} },
    },
  });
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
  const headers = { "stripe-signature": signature };
  await fetch(`${other.url}/webhooks/stripe`, { method: "POST", body: payload, headers });
  const open = () => other.look("select from billing_findings where ended_at is null");
  await expect.poll(open).toEqual([]);
});
