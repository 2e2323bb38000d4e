import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createPool } from "#platform/server/db/pool.ts";
import type { PaymentSandbox } from "../../contract/payment-sandbox.ts";
import { takeDelivery } from "../../storage/deliveries.repository.ts";
import { inSandbox } from "../../storage/sandbox-transaction.repository.ts";
import { createTestSandbox, type TestSandbox, webhookSecret } from "../../testing/create-test-sandbox.ts";
import { subscribe } from "../../testing/subscribe.ts";

let world: TestSandbox;
let server: Server;
let url: string;
let received: Stripe.Event[];
let answers: number[];
let started: PaymentSandbox[];

beforeEach(async () => {
  received = [];
  answers = [];
  started = [];
  server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const signature = request.headers["stripe-signature"] ?? "";
    received.push(Stripe.webhooks.constructEvent(Buffer.concat(parts), signature, webhookSecret));
    response.writeHead(answers.shift() ?? 200).end();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks/stripe`;
  world = await createTestSandbox(url);
});
afterEach(async () => {
  await Promise.all(started.map((sandbox) => sandbox.stop()));
  await world.drop();
  server.close();
});

function start(sandbox: PaymentSandbox): PaymentSandbox {
  started.push(sandbox);
  sandbox.start();
  return sandbox;
}

const types = () => received.map(({ type }) => type);
const ofTrial = [
  "customer.created",
  "customer.subscription.created",
  "invoice.created",
  "invoice.finalized",
  "invoice.paid",
  "invoice.payment_succeeded",
  "checkout.session.completed",
];

it("brings events, signed, in the order in which they happened, each once", async () => {
  start(world.sandbox);
  await subscribe(world);
  await expect.poll(types, { timeout: 10_000 }).toEqual(ofTrial);
  expect(new Set(received.map(({ id }) => id)).size).toBe(ofTrial.length);
  expect(received.at(-1)).toMatchObject({ api_version: "2026-10-28.endive", livemode: false });
});

it("brings an event again that was refused", async () => {
  answers = [500];
  start(world.sandbox);
  await world.stripe.customers.create({ name: "Ann" });
  await expect.poll(types, { timeout: 10_000 }).toEqual(["customer.created", "customer.created"]);
  expect(received[1]?.id).toBe(received[0]?.id);
});

it("brings what an earlier process left, two processes together each event once", async () => {
  await subscribe(world);
  expect(received).toEqual([]);
  start(world.another());
  start(world.another());
  await expect.poll(() => types().toSorted(), { timeout: 10_000 }).toEqual(ofTrial.toSorted());
});

it("brings an event that a process had taken when it was killed", async () => {
  await world.stripe.customers.create({ name: "Ann" });
  const pool = createPool(world.database.appConnection, { max: 1 });
  const now = new Date();
  const soon = new Date(now.getTime() + 1_000);
  const taken = await inSandbox(pool, "change", (client) => takeDelivery(client, now, soon));
  expect(taken).toMatchObject({ attempts: 1, event: { type: "customer.created" } });
  expect(await inSandbox(pool, "change", (client) => takeDelivery(client, now, soon))).toBeUndefined();
  await pool.end();

  start(world.sandbox);
  await expect.poll(types, { timeout: 10_000 }).toEqual(["customer.created"]);
});

it("gives an event up after the last repetition, and the others are brought", async () => {
  answers = [500, 500, 500, 500, 500, 500];
  start(world.sandbox);
  await world.stripe.customers.create({ name: "Ann" });
  let hours = 0;
  const countLater = () => {
    hours += 2;
    world.setNow(new Date(Date.now() + hours * 3_600_000));
    return received.length;
  };
  await expect.poll(countLater, { timeout: 20_000, interval: 200 }).toBe(6);
  await world.stripe.customers.create({ name: "Bob" });
  await expect.poll(countLater, { timeout: 20_000, interval: 200 }).toBe(7);
  expect(received.at(-1)).toMatchObject({ data: { object: { name: "Bob" } } });
});

it("performs what is due while it is started, also for what was due long ago", async () => {
  const { subscriptionId } = await subscribe(world);
  world.setNow(new Date(Date.now() + 15 * 86_400_000));
  start(world.sandbox);
  const read = async () => (await world.stripe.subscriptions.retrieve(subscriptionId)).status;
  await expect.poll(read, { timeout: 10_000 }).toBe("canceled");
});
