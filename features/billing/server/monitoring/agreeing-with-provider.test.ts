import { describe, expect, it } from "vitest";
import { checkPrices } from "../plans/check-prices.ts";
import { pushCustomerEmail, syncCustomerEmail } from "../subscriptions/sync-customer-email.ts";
import { individualPrice } from "../testing/billing-world.ts";
import { stageMonitoring } from "../testing/stage-monitoring.ts";
import { compareSubscriptions } from "./compare-subscriptions.ts";

const watch = stageMonitoring();
const { read, open, subscriber, statusOf } = watch;

describe("a price that the provider tells otherwise", () => {
  const price = { id: individualPrice, object: "price", active: true, unit_amount: 2_999, currency: "usd" };
  const monthly = { ...price, recurring: { interval: "month", interval_count: 1 } };
  const buy = () =>
    watch.world.call("create-embedded-checkout-session", {
      price_id: individualPrice,
      customer_email: "price@example.com",
    });
  const isShown = async () => {
    const { data } = await watch.world.visitor().from("pricing_plans").select("id").eq("id", "individual");
    return data?.length === 1;
  };
  const check = () => checkPrices(watch.world.system, watch.world.billing);

  it.each([
    ["costs another amount", { unit_amount: 3_999 }],
    ["is of another currency", { currency: "eur" }],
    ["is no longer sold", { active: false }],
    ["is of a year", { recurring: { interval: "year", interval_count: 1 } }],
  ])("since it %s, is neither shown nor sold until it is right, and is told once", async (_what, change) => {
    watch.world.provider.others.set("price_sbx_business", {
      ...monthly,
      id: "price_sbx_business",
      unit_amount: 9_999,
    });
    watch.world.provider.others.set(individualPrice, { ...monthly, ...change });
    await check();
    await read(individualPrice);
    expect(await open()).toMatchObject([{ kind: "price_differs", object_id: "individual" }]);
    expect((await buy()).body.code).toBe("no_plan");
    expect(await isShown()).toBe(false);

    watch.world.provider.others.set(individualPrice, monthly);
    await check();
    expect(await open()).toEqual([]);
    expect((await buy()).status).toBe(200);
    expect(await isShown()).toBe(true);
  });

  it("stays as it is while the provider does not answer", async () => {
    watch.world.provider.failure = 400;
    await expect(check()).rejects.toThrow();
    expect(await isShown()).toBe(true);
  });
});

describe("comparing with what runs at the provider", () => {
  const compare = () => compareSubscriptions(watch.world.system, watch.world.billing);

  it("reads again what differs, and what is gone there", async () => {
    const [changed, gone, same] = [await subscriber(), await subscriber(), await subscriber()];
    changed.atProvider.status = "active";
    watch.world.provider.subscriptions.delete(gone.subscriptionId);
    watch.world.provider.calls.length = 0;
    await compare();
    expect(await statusOf(changed.subscriptionId)).toBe("active");
    expect(await statusOf(gone.subscriptionId)).toBe("canceled");
    expect(watch.world.provider.calls.filter((call) => call.endsWith(same.subscriptionId))).toEqual([]);
  });

  it("finds one that we began and nobody has after a week, and none of other products", async () => {
    const [ours, theirs] = [await watch.world.begin(), await watch.world.begin()].map(({ sessionId }) =>
      watch.world.provider.complete(sessionId),
    );
    const created = Math.floor(Date.now() / 1_000) - 9 * 86_400;
    const atProvider = (id = "") => watch.world.provider.subscriptions.get(id) ?? {};
    Object.assign(atProvider(ours?.subscriptionId), { created, metadata: { checkout_intent_id: "1" } });
    Object.assign(atProvider(theirs?.subscriptionId), { created, metadata: {} });
    await compare();
    expect(await open()).toMatchObject([{ kind: "subscription_unknown", object_id: ours?.subscriptionId }]);
    watch.world.provider.subscriptions.delete(ours?.subscriptionId ?? "");
  });

  it("finds a workspace with two that go on", async () => {
    const [one, other] = [await subscriber(), await subscriber()];
    await watch.world.look("update subscriptions set workspace_id = $1 where subscription_id = $2", [
      ...[one.userId, other.subscriptionId],
    ]);
    await compare();
    expect(await open()).toMatchObject([{ kind: "several_subscriptions", object_id: one.userId }]);
    await watch.world.look("delete from subscriptions where subscription_id = $1", [other.subscriptionId]);
  });
});

describe("a customer that the provider no longer has", () => {
  it("is let go, with what ran; the next checkout makes another", async () => {
    const { customerId, subscriptionId, userId } = await subscriber();
    watch.world.provider.subscriptions.delete(subscriptionId);
    watch.world.provider.others.set(customerId, { id: customerId, object: "customer", deleted: true });
    await read(customerId);
    expect(await statusOf(subscriptionId)).toBe("canceled");
    expect(await watch.world.look("select from billing_customers where workspace_id = $1", [userId])).toEqual(
      [],
    );
    const closings = "select from subscription_closings where subscription_id = $1";
    expect(await watch.world.look(closings, [subscriptionId])).toEqual([]);
  });

  it("stays where it is still there", async () => {
    const { customerId, userId } = await subscriber();
    await read(customerId);
    expect(
      await watch.world.look("select from billing_customers where workspace_id = $1", [userId]),
    ).toHaveLength(1);
  });
});

describe("an address that changes", () => {
  it("is told to the provider once it is proved, and not before", async () => {
    const { customerId, userId } = await subscriber();
    const tell = () =>
      pushCustomerEmail(watch.world.billing).perform(watch.world.system, { customerId, userId });
    const told = () => watch.world.provider.customers.get(customerId)?.email;
    await tell();
    expect(told()).toBeUndefined();
    await watch.world.look(
      "update auth.users set email = 'new@example.com', email_confirmed_at = now() where id = $1",
      [userId],
    );
    await syncCustomerEmail(watch.world.system, { billing: watch.world.billing, userId });
    const jobs = "select data from pgboss.job where name = 'billing.tell_email' and data ->> 'userId' = $1";
    expect((await watch.world.look(jobs, [userId])).length).toBeGreaterThan(0);
    await tell();
    expect(told()).toBe("new@example.com");
  });
});
