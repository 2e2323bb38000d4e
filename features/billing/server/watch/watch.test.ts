import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { checkPrices } from "../offer/check-prices.ts";
import { followEmail, tellEmail } from "../subscriptions/follow-email.ts";
import { type BillingWorld, createBillingWorld, individualPrice } from "../testing/billing-world.ts";
import { readObject } from "../webhooks/read-object.ts";
import { reconcile } from "../webhooks/reconcile.ts";
import { compareSubscriptions } from "./compare-subscriptions.ts";

let world: BillingWorld;
let clockMs = Date.now();
beforeAll(async () => {
  world = await createBillingWorld({ now: () => new Date(clockMs) });
});
afterAll(() => world[Symbol.asyncDispose]());
afterEach(async () => {
  clockMs = Date.now();
  world.provider.failure = undefined;
  await world.look("delete from billing_findings");
  await world.look("delete from billing_retries");
  await world.look("update pricing_plans set is_price_doubtful = false");
});

const open = () =>
  world.look<{ kind: string; object_id: string; facts: Record<string, unknown> }>(
    "select kind, object_id, facts from billing_findings where ended_at is null order by found_at",
  );
const kinds = async () => (await open()).map(({ kind }) => kind);
const read = (id: string) => readObject(world.system, world.billing, id);
const statusOf = async (id: string) =>
  (
    await world.look<{ status: string }>("select status from subscriptions where subscription_id = $1", [id])
  )[0]?.status;

/** Somebody whose trial runs. */
async function subscriber() {
  const checkout = await world.begin();
  const made = world.provider.complete(checkout.sessionId);
  expect((await checkout.finish()).status).toBe(200);
  const [{ id } = { id: "" }] = await world.look<{ id: string }>(
    "select id from auth.users where email = $1",
    [checkout.email],
  );
  return {
    ...checkout,
    ...made,
    userId: id,
    atProvider: world.provider.subscriptions.get(made.subscriptionId) ?? {},
  };
}

describe("work that keeps failing", () => {
  it("keeps nothing behind it waiting, waits longer each time, and is seen until it is done", async () => {
    const [bad, good] = [await subscriber(), await subscriber()];
    good.atProvider.status = "canceled";
    const { fetch } = world.provider;
    world.provider.fetch = async (...call) =>
      String(call[0]).includes(bad.subscriptionId)
        ? Response.json({ error: { type: "api_error", code: "broken" } }, { status: 400 })
        : fetch(...call);
    clockMs += 15 * 86_400_000;
    const run = () => reconcile(world.billing).perform(world.system, {});
    await run();
    expect(await statusOf(good.subscriptionId)).toBe("canceled");
    expect(await statusOf(bad.subscriptionId)).toBe("trialing");
    const retry = async () =>
      (
        await world.look<{ attempts: number; next_try_at: Date }>(
          "select attempts, next_try_at from billing_retries where object_id = $1",
          [bad.subscriptionId],
        )
      )[0];
    expect(await retry()).toMatchObject({ attempts: 1 });
    await run();
    expect(await retry(), "not before its time").toMatchObject({ attempts: 1 });
    const waits = [];
    for (let count = 0; count < 12; count += 1) {
      const next = (await retry())?.next_try_at.getTime() ?? 0;
      waits.push(Math.round((next - clockMs) / 60_000));
      clockMs = next + 1;
      await run();
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360, 360]);
    const admin = await world.signUpPerson();
    await world.look("insert into user_roles (user_id, role) values ($1, 'admin')", [admin.id]);
    const seen = await fetchFindings(admin.headers);
    expect(seen.body.items).toContainEqual(
      expect.objectContaining({ kind: "work_fails", objectId: bad.subscriptionId, attempts: 13 }),
    );
    world.provider.fetch = fetch;
    bad.atProvider.status = "canceled";
    clockMs = ((await retry())?.next_try_at.getTime() ?? 0) + 1;
    await run();
    expect(await retry()).toBeUndefined();
    expect(await statusOf(bad.subscriptionId)).toBe("canceled");
  });

  it("is shown to those who run the installation, and to nobody else", async () => {
    const person = await world.signUpPerson();
    expect((await fetchFindings(person.headers)).status).toBe(403);
    expect((await fetchFindings({})).status).toBe(401);
  });
});

async function fetchFindings(headers: Record<string, string>) {
  const reply = await fetch(`${world.url}/api/v1/admin/billing/findings`, { headers });
  return { status: reply.status, body: (await reply.json()) as { items: object[] } };
}

describe("a price that the provider tells otherwise", () => {
  const price = { id: individualPrice, object: "price", active: true, unit_amount: 2_999, currency: "usd" };
  const monthly = { ...price, recurring: { interval: "month", interval_count: 1 } };
  const buy = () =>
    world.call("create-embedded-checkout-session", {
      price_id: individualPrice,
      customer_email: "price@example.com",
    });
  const isShown = async () => {
    const { data } = await world.visitor().from("pricing_plans").select("id").eq("id", "individual");
    return data?.length === 1;
  };
  const check = () => checkPrices(world.system, world.billing);

  it.each([
    ["costs another amount", { unit_amount: 3_999 }],
    ["is of another currency", { currency: "eur" }],
    ["is no longer sold", { active: false }],
    ["is of a year", { recurring: { interval: "year", interval_count: 1 } }],
  ])("since it %s, is neither shown nor sold until it is right, and is told once", async (_what, change) => {
    world.provider.others.set("price_sbx_business", {
      ...monthly,
      id: "price_sbx_business",
      unit_amount: 9_999,
    });
    world.provider.others.set(individualPrice, { ...monthly, ...change });
    await check();
    await read(individualPrice);
    expect(await open()).toMatchObject([{ kind: "price_differs", object_id: "individual" }]);
    expect((await buy()).body.code).toBe("no_plan");
    expect(await isShown()).toBe(false);

    world.provider.others.set(individualPrice, monthly);
    await check();
    expect(await open()).toEqual([]);
    expect((await buy()).status).toBe(200);
    expect(await isShown()).toBe(true);
  });

  it("stays as it is while the provider does not answer", async () => {
    world.provider.failure = 400;
    await expect(check()).rejects.toThrow();
    expect(await isShown()).toBe(true);
  });
});

describe("comparing with what runs at the provider", () => {
  const compare = () => compareSubscriptions(world.system, world.billing);

  it("reads again what differs, and what is gone there", async () => {
    const [changed, gone, same] = [await subscriber(), await subscriber(), await subscriber()];
    changed.atProvider.status = "active";
    world.provider.subscriptions.delete(gone.subscriptionId);
    world.provider.calls.length = 0;
    await compare();
    expect(await statusOf(changed.subscriptionId)).toBe("active");
    expect(await statusOf(gone.subscriptionId)).toBe("canceled");
    expect(world.provider.calls.filter((call) => call.endsWith(same.subscriptionId))).toEqual([]);
  });

  it("finds one that we began and nobody has after a week, and none of other products", async () => {
    const [ours, theirs] = [await world.begin(), await world.begin()].map(({ sessionId }) =>
      world.provider.complete(sessionId),
    );
    const created = Math.floor(Date.now() / 1_000) - 9 * 86_400;
    const atProvider = (id = "") => world.provider.subscriptions.get(id) ?? {};
    Object.assign(atProvider(ours?.subscriptionId), { created, metadata: { checkout_intent_id: "1" } });
    Object.assign(atProvider(theirs?.subscriptionId), { created, metadata: {} });
    await compare();
    expect(await open()).toMatchObject([{ kind: "subscription_unknown", object_id: ours?.subscriptionId }]);
    world.provider.subscriptions.delete(ours?.subscriptionId ?? "");
  });

  it("finds a workspace with two that go on", async () => {
    const [one, other] = [await subscriber(), await subscriber()];
    await world.look("update subscriptions set workspace_id = $1 where subscription_id = $2", [
      ...[one.userId, other.subscriptionId],
    ]);
    await compare();
    expect(await open()).toMatchObject([{ kind: "several_subscriptions", object_id: one.userId }]);
    await world.look("delete from subscriptions where subscription_id = $1", [other.subscriptionId]);
  });
});

describe("a disputed payment", () => {
  const dispute = (id: string, status: string, customer: string) =>
    world.provider.others.set(id, {
      ...{ id, object: "dispute", status, amount: 2_999, currency: "usd" },
      charge: { id: "ch_1", object: "charge", customer },
    });

  it("costs nobody access, and is told; once it is won nothing is left of it", async () => {
    const { customerId, subscriptionId } = await subscriber();
    dispute("du_won", "needs_response", customerId);
    await read("du_won");
    expect(await kinds()).toEqual(["disputed"]);
    expect(await statusOf(subscriptionId)).toBe("trialing");
    dispute("du_won", "won", customerId);
    await read("du_won");
    expect(await kinds()).toEqual([]);
  });

  it("that is lost ends the subscription", async () => {
    const { customerId, subscriptionId } = await subscriber();
    dispute("du_lost", "lost", customerId);
    await read("du_lost");
    expect(await statusOf(subscriptionId)).toBe("canceled");
    expect(await kinds()).toEqual(["dispute_lost"]);
  });

  it("of another product means nothing here", async () => {
    dispute("du_other", "lost", "cus_of_others");
    await read("du_other");
    expect(await kinds()).toEqual([]);
  });
});

describe("money that was given back", () => {
  it.each([
    ["all of it is told, and changes nothing by itself", true, ["refunded"]],
    ["a part of it is nobody's concern", false, []],
  ])("%s", async (_what, refunded, expected) => {
    const { customerId, subscriptionId } = await subscriber();
    const charge = { id: "ch_2", object: "charge", refunded, amount_refunded: 1, currency: "usd" };
    world.provider.others.set("ch_2", { ...charge, customer: customerId });
    await read("ch_2");
    expect(await kinds()).toEqual(expected);
    expect(await statusOf(subscriptionId)).toBe("trialing");
  });
});

describe("a card", () => {
  const give = async (fingerprint: string) => {
    const { customerId } = await subscriber();
    const id = `pm_${customerId}`;
    world.provider.others.set(id, {
      id,
      object: "payment_method",
      customer: customerId,
      card: { fingerprint },
    });
    await read(id);
    return id;
  };

  it("that the third trial shares is looked at, refuses nobody, and is told by nothing that is stored", async () => {
    await give("shared");
    const second = await give("shared");
    await read(second);
    expect(await kinds()).toEqual([]);
    await give("shared");
    expect(await open()).toMatchObject([{ kind: "card_shared", facts: { trials: 3 } }]);
    expect(JSON.stringify(await world.look("select * from trial_redemptions"))).not.toContain("shared");
  });

  it("of each its own is nothing to look at", async () => {
    for (const name of ["one", "two", "three"]) await give(name);
    expect(await kinds()).toEqual([]);
  });
});

describe("a customer that the provider no longer has", () => {
  it("is let go, with what ran; the next checkout makes another", async () => {
    const { customerId, subscriptionId, userId } = await subscriber();
    world.provider.subscriptions.delete(subscriptionId);
    world.provider.others.set(customerId, { id: customerId, object: "customer", deleted: true });
    await read(customerId);
    expect(await statusOf(subscriptionId)).toBe("canceled");
    expect(await world.look("select from billing_customers where workspace_id = $1", [userId])).toEqual([]);
    const closings = "select from subscription_closings where subscription_id = $1";
    expect(await world.look(closings, [subscriptionId])).toEqual([]);
  });

  it("stays where it is still there", async () => {
    const { customerId, userId } = await subscriber();
    await read(customerId);
    expect(await world.look("select from billing_customers where workspace_id = $1", [userId])).toHaveLength(
      1,
    );
  });
});

describe("an address that changes", () => {
  it("is told to the provider once it is proved, and not before", async () => {
    const { customerId, userId } = await subscriber();
    const tell = () => tellEmail(world.billing).perform(world.system, { customerId, userId });
    const told = () => world.provider.customers.get(customerId)?.email;
    await tell();
    expect(told()).toBeUndefined();
    await world.look(
      "update auth.users set email = 'new@example.com', email_confirmed_at = now() where id = $1",
      [userId],
    );
    await followEmail(world.system, { billing: world.billing, userId });
    const jobs = "select data from pgboss.job where name = 'billing.tell_email' and data ->> 'userId' = $1";
    expect((await world.look(jobs, [userId])).length).toBeGreaterThan(0);
    await tell();
    expect(told()).toBe("new@example.com");
  });
});

it("a checkout that is set aside is looked at, and no more when it has ended", async () => {
  const checkout = await world.begin();
  const { subscriptionId } = world.provider.complete(checkout.sessionId, "somebody@example.com");
  expect((await checkout.finish()).body.code).toBe("checkout_mismatch");
  expect(await open()).toMatchObject([{ kind: "checkout_mismatch", facts: { fault: "other_email" } }]);
  clockMs += 8 * 86_400_000;
  await reconcile(world.billing).perform(world.system, {});
  expect(world.provider.subscriptions.get(subscriptionId)?.status).toBe("canceled");
  expect(await open()).toEqual([]);
});
