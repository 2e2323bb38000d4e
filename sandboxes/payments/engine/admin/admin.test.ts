import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  createTestClient,
  createTestSandbox,
  secretKey,
  type TestSandbox,
} from "../../testing/create-test-sandbox.ts";
import { subscribe } from "../../testing/subscribe.ts";

let world: TestSandbox;
let token: string;
beforeEach(async () => {
  world = await createTestSandbox();
  token = world.sandbox.admin.createLink().split("/sandbox/a/")[1] ?? "";
});
afterEach(() => world.drop());

describe("who looks after an installation", () => {
  it("sees customers, subscriptions, invoices and events, newest first", async () => {
    const { customerId, subscriptionId } = await subscribe(world);
    const { admin } = world.sandbox;
    expect(await admin.overview(token)).toMatchObject({
      installationName: "localhost:3000",
      counts: { customers: 1, subscriptions: 1, invoices: 1 },
    });
    expect((await admin.customers(token)).rows).toMatchObject([
      { id: customerId, email: "ann@example.com", now: null, status: "trialing" },
    ]);
    expect((await admin.subscriptions(token)).rows).toMatchObject([{ id: subscriptionId, plan: "Business" }]);
    expect((await admin.invoices(token)).rows).toMatchObject([{ customerId, status: "paid", totalCents: 0 }]);
    const { rows } = await admin.events(token);
    expect(rows[0]).toMatchObject({
      type: "checkout.session.completed",
      deliveries: [{ outcome: "waiting" }],
    });
  });

  it("sees lists by pages", async () => {
    for (let index = 0; index < 21; index += 1) await world.stripe.customers.create({ name: `Ann ${index}` });
    const first = await world.sandbox.admin.customers(token);
    expect([first.rows.length, first.rows[0]?.name]).toEqual([20, "Ann 20"]);
    const second = await world.sandbox.admin.customers(token, first.next ?? undefined);
    expect([second.rows.map(({ name }) => name), second.next]).toEqual([["Ann 0"], null]);
  });

  it("lets time pass for one customer, also to the end of the trial", async () => {
    const { customerId } = await subscribe(world);
    const { admin } = world.sandbox;
    await admin.act(token, { kind: "advance_clock", customerId, to: "trial_end" });
    expect((await admin.customers(token)).rows).toMatchObject([
      { status: "canceled", now: expect.any(Date) },
    ]);
    const back = { kind: "advance_clock", customerId, to: "trial_end" } as const;
    await expect(admin.act(token, back)).rejects.toMatchObject({ code: "no_subscription" });
    const never = { kind: "advance_clock", customerId, to: { days: Number.NaN } } as const;
    await expect(admin.act(token, never)).rejects.toMatchObject({ code: "invalid_time" });
  });

  it("needs a link that was given out and is not old", async () => {
    const { admin } = world.sandbox;
    for (const wrong of ["", "x", `${token}x`, token.replace(/^./, "z"), "NaN."]) {
      await expect(admin.overview(wrong)).rejects.toMatchObject({ code: "not_found" });
      await expect(admin.act(wrong, { kind: "reset", typedName: "localhost:3000" })).rejects.toThrow();
    }
    world.setNow(new Date(Date.now() + 13 * 3_600_000));
    await expect(admin.overview(token)).rejects.toMatchObject({ code: "session_expired" });
  });

  it("resets everything only with the name of the installation, and tells that subscriptions have ended", async () => {
    const { subscriptionId } = await subscribe(world);
    const { admin } = world.sandbox;
    await expect(admin.act(token, { kind: "reset", typedName: "other" })).rejects.toMatchObject({
      code: "invalid_value",
    });
    expect((await admin.overview(token)).counts.customers).toBe(1);
    await admin.act(token, { kind: "reset", typedName: "localhost:3000" });
    expect((await admin.overview(token)).counts).toMatchObject({
      customers: 0,
      subscriptions: 0,
      invoices: 0,
    });
    await expect(world.stripe.subscriptions.retrieve(subscriptionId)).rejects.toMatchObject({
      statusCode: 404,
    });
    const { data } = await world.stripe.events.list();
    expect(data).toMatchObject([
      { type: "customer.subscription.deleted", data: { object: { id: subscriptionId, status: "canceled" } } },
    ]);
    expect((await world.stripe.prices.list()).data).toHaveLength(3);
  });
});

describe("what is to go wrong", () => {
  const set = (fault: Parameters<typeof world.sandbox.admin.act>[1]) => world.sandbox.admin.act(token, fault);

  it.each([
    ["call_error", 500],
    ["call_limited", 429],
  ] as const)(
    "%s refuses as many calls with %i as were asked for, and does nothing",
    async (fault, statusCode) => {
      await set({ kind: "set_fault", fault, times: 2 });
      for (let index = 0; index < 2; index += 1) {
        await expect(world.stripe.customers.create({ name: "Ann" })).rejects.toMatchObject({ statusCode });
      }
      await world.stripe.customers.create({ name: "Bob" });
      expect((await world.stripe.customers.list()).data.map(({ name }) => name)).toEqual(["Bob"]);
    },
  );

  it("call_timeout performs the call and keeps its answer; with the same key it is not done again", async () => {
    await set({ kind: "set_fault", fault: "call_timeout", times: 1 });
    const stripe = createTestClient(world.sandbox.fetch, secretKey);
    const options = { idempotencyKey: "once", timeout: 500 };
    await expect(stripe.customers.create({ name: "Ann" }, options)).rejects.toThrow();
    const { id } = await stripe.customers.create({ name: "Ann" }, { idempotencyKey: "once" });
    expect((await stripe.customers.list()).data.map((customer) => customer.id)).toEqual([id]);
  });

  it("call_timeout ends when the caller gives up, however early", async () => {
    const caller = new AbortController();
    await set({ kind: "set_fault", fault: "call_timeout", times: 2 });
    const ask = () =>
      world.sandbox.fetch("https://api.example/v1/customers", {
        headers: { authorization: `Bearer ${secretKey}` },
        signal: caller.signal,
      });
    const waiting = ask();
    caller.abort();
    await expect(waiting).rejects.toMatchObject({ name: "AbortError" });
    await expect(ask()).rejects.toMatchObject({ name: "AbortError" });
  });

  it("events are lost, late or twice", async () => {
    const outcomes = async () => {
      await world.stripe.customers.create({ name: "Ann" });
      return (await world.sandbox.admin.events(token)).rows[0]?.deliveries ?? [];
    };
    await set({ kind: "set_fault", fault: "event_lost", times: 1 });
    expect(await outcomes()).toMatchObject([{ outcome: "dropped" }]);
    await set({ kind: "set_fault", fault: "event_twice", times: 1 });
    expect(await outcomes()).toMatchObject([{ outcome: "waiting" }, { outcome: "waiting" }]);
    await set({ kind: "set_fault", fault: "event_late", times: 1 });
    expect((await outcomes())[0]?.nextAt.getTime()).toBeGreaterThan(Date.now() + 20_000);
    await set({ kind: "set_fault", fault: "event_shuffled", times: 1 });
    expect((await outcomes())[0]?.nextAt.getTime()).toBeLessThan(Date.now() + 3_000);
    expect(await outcomes()).toMatchObject([{ outcome: "waiting" }]);
    expect((await world.sandbox.admin.overview(token)).faults).toEqual({});
  });

  it("an event is brought again, later, or not at all", async () => {
    await world.stripe.customers.create({ name: "Ann" });
    const event = async () => (await world.sandbox.admin.events(token)).rows[0];
    const eventId = (await event())?.id ?? "";
    await set({ kind: "delay_event", eventId });
    expect((await event())?.deliveries[0]?.nextAt.getTime()).toBeGreaterThan(Date.now() + 50_000);
    await set({ kind: "replay_event", eventId });
    expect((await event())?.deliveries[0]?.nextAt.getTime()).toBeLessThan(Date.now() + 1_000);
    await set({ kind: "duplicate_event", eventId });
    await set({ kind: "drop_event", eventId });
    expect((await event())?.deliveries.map(({ outcome }) => outcome)).toEqual(["dropped", "dropped"]);
    await expect(set({ kind: "delay_event", eventId })).rejects.toMatchObject({ code: "invalid_value" });
    await set({ kind: "replay_event", eventId });
    expect((await event())?.deliveries.at(-1)).toMatchObject({ outcome: "waiting" });
  });

  it("is refused for a number that is none", async () => {
    for (const times of [-1, 0.5, Number.NaN, 1_001]) {
      await expect(set({ kind: "set_fault", fault: "call_error", times })).rejects.toMatchObject({
        code: "invalid_value",
      });
    }
  });
});
