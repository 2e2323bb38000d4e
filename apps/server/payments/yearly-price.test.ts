import { describe, expect, it } from "vitest";
import { readOverview } from "#features/billing/server/admin/read-overview.ts";
import { checkPrices } from "#features/billing/server/plans/check-prices.ts";
import { listShownPlans } from "#features/billing/server/plans/list-shown-plans.ts";
import { publishOffer } from "#features/billing/server/plans/publish-offer.ts";
import { syncSubscription } from "#features/billing/server/subscriptions/sync-subscription.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import { good, hourMs, stageYearly } from "./testing/stage-yearly.ts";

const { stage, planRow, setPrice, yearlyId, stripe, state, row } = stageYearly();

const overview = () => readOverview(stage.world.as(createUserActor({ isAdmin: true })), stage.world.billing);

describe("a price for a year", () => {
  it("is none until an admin sets one, is made at the provider, and can be taken back", async () => {
    expect(await planRow()).toMatchObject({ price_yearly: null, stripe_price_yearly_id: null });
    expect((await listShownPlans(stage.world.system))[0]).not.toHaveProperty("yearlyCents");

    expect(await setPrice("individual", 29_900)).toBe(204);
    const first = await yearlyId();
    expect((await listShownPlans(stage.world.system))[0]).toMatchObject({ yearlyCents: 29_900 });
    expect(Number((await planRow())?.price_yearly)).toBe(299);
    expect(await (await stripe()).prices.retrieve(first)).toMatchObject({
      ...{ unit_amount: 29_900, currency: "usd", product: "prod_sbx_individual" },
      recurring: { interval: "year", interval_count: 1 },
    });

    await setPrice("individual", 31_900);
    expect(await yearlyId()).not.toBe(first);
    // What was made once is not made again.
    await setPrice("individual", 29_900);
    expect(await yearlyId()).toBe(first);
    await setPrice("individual", null);
    expect(await planRow()).toMatchObject({ price_yearly_cents: null, stripe_price_yearly_id: null });
    const told = await stage.world.look("select from audit_events where act = 'plan.yearly_price_set'");
    expect(told.length).toBeGreaterThanOrEqual(4);
  });

  it("is refused to others than admins, for no plan, and for no amount", async () => {
    expect(await setPrice("individual", 29_900, stage.ann)).toBe(403);
    expect(await setPrice("platinum", 29_900)).toBe(400);
    expect(await setPrice("individual", 0)).toBe(400);
    // A digit too few or too many, and a cent beyond what is let through.
    for (const cents of [2_990, 3 * 2_999 - 1, 12 * 2_999 + 1, 299_000]) {
      expect(await setPrice("individual", cents)).toBe(400);
    }
    expect(await planRow()).toMatchObject({ price_yearly_cents: null });
  });

  it("belongs to who takes payments: it is not offered by another, and again by the first", async () => {
    await setPrice("individual", 29_900);
    const price = await yearlyId();
    const { billing, system } = stage.world;
    await publishOffer(system, { billing: { ...billing, provider: "stripe", prices: {} } });
    expect(await planRow()).toMatchObject({ price_yearly_cents: null, stripe_price_yearly_id: null });
    await publishOffer(system, { billing });
    expect(await planRow()).toMatchObject({ price_yearly_cents: 29_900, stripe_price_yearly_id: price });
  });

  it("that the provider no longer has at that amount takes the plan off the shelf, until it is taken back", async () => {
    await setPrice("individual", 29_900);
    const price = await yearlyId();
    await (await stripe()).prices.update(price, { active: false });
    await checkPrices(stage.world.system, stage.world.billing);
    expect(await planRow()).toMatchObject({ is_price_doubtful: true });
    const buy = () =>
      stage.world.call("create-embedded-checkout-session", { price_id: price }, stage.ann.headers);
    expect(await buy()).toMatchObject({ status: 400, body: { error: "No pricing plan found" } });
    // The same amount again is a price that can be bought.
    await setPrice("individual", 29_900);
    expect(await planRow()).toMatchObject({ is_price_doubtful: false });
    expect(await yearlyId()).not.toBe(price);

    await setPrice("business", 99_900);
    await stage.world.look("update pricing_plans set price_yearly_cents = 1 where id = 'business'");
    await checkPrices(stage.world.system, stage.world.billing);
    expect(await planRow("business")).toMatchObject({ is_price_doubtful: true });
    await setPrice("business", null);
    expect(await planRow("business")).toMatchObject({ is_price_doubtful: false });
  });
});

describe("a plan for a year", () => {
  it("is a trial, then paid once a year, a twelfth of which is monthly revenue, and used by the month", async () => {
    await setPrice("individual", 29_900);
    const before = (await overview()).monthlyRevenue[0]?.cents ?? 0;
    expect((await stage.world.subscribe(stage.ann, good, await yearlyId())).status).toBe(200);
    expect(await state()).toMatchObject({
      ...{ subscription_tier: "Individual", status: "trialing", interval: "year" },
    });
    const { subscription_id: id, customer_id: customer } = await row();
    const trialEndsAt = (await row()).period_ends_at;
    await stage.world.sandbox.clock.advance(customer, new Date(trialEndsAt.getTime() + 2 * hourMs));
    await syncSubscription(stage.world.system, stage.world.billing, id);
    const paid = await row();
    expect(paid).toMatchObject({ status: "active", billing_interval: "year", unit_cents: 29_900 });
    expect(paid.period_starts_at).toEqual(trialEndsAt);
    expect(paid.period_ends_at.getUTCFullYear()).toBe(trialEndsAt.getUTCFullYear() + 1);
    expect((await overview()).monthlyRevenue[0]?.cents).toBe(before + 2_492);

    const later = new Date(paid.period_ends_at.getTime() + 2 * hourMs);
    await stage.world.sandbox.clock.advance(customer, later);
    await syncSubscription(stage.world.system, stage.world.billing, id);
    expect((await row()).period_starts_at).toEqual(paid.period_ends_at);
    const invoices = await (await stripe()).invoices.list({ customer });
    expect(invoices.data.map(({ total }) => total)).toEqual([29_900, 29_900, 0]);
    // No price that is offered any more stands for another plan.
    await setPrice("individual", null);
    await syncSubscription(stage.world.system, stage.world.billing, id);
    expect(await state()).toMatchObject({ subscription_tier: "Individual", interval: "year" });
    await (await stripe()).subscriptions.cancel(id);
    await syncSubscription(stage.world.system, stage.world.billing, id);
  });

  it("cannot be bought at a price that is not offered, or no longer", async () => {
    await setPrice("individual", 29_900);
    const price = await yearlyId();
    await setPrice("individual", null);
    for (const wanted of [price, "price_of_nobody"]) {
      const buy = await stage.world.call(
        ...(["create-embedded-checkout-session", { price_id: wanted }, stage.ann.headers] as const),
      );
      expect(buy).toMatchObject({ status: 400, body: { error: "No pricing plan found" } });
    }
  });

  it("cannot be bought where the plan has no price for a month any more", async () => {
    await setPrice("individual", 29_900);
    const price = await yearlyId();
    const { billing, system } = stage.world;
    const { individual: _gone, ...prices } = billing.prices;
    await publishOffer(system, { billing: { ...billing, prices } });
    const buy = await stage.world.call(
      ...(["create-embedded-checkout-session", { price_id: price }, stage.ann.headers] as const),
    );
    await publishOffer(system, { billing });
    expect(buy).toMatchObject({ status: 400, body: { error: "No pricing plan found" } });
  });

  it("is offered at one price when two are set at once", async () => {
    const at = [29_900, 30_900, 31_900, 32_900];
    const replies = await Promise.all(at.map((cents) => setPrice("individual", cents)));
    expect(replies).toEqual([204, 204, 204, 204]);
    expect(at).toContain((await planRow())?.price_yearly_cents);
  });

  it("is the plan of its price, whatever plan is named beside it", async () => {
    await setPrice("individual", 29_900);
    await setPrice("business", 99_900);
    const price = await yearlyId("business");
    await stage.world.call(
      "create-embedded-checkout-session",
      { price_id: price, planName: "Individual" },
      stage.ann.headers,
    );
    const [intent] = await stage.world.look(
      "select plan_id from checkout_intents where price_id = $1 and user_id = $2",
      [price, stage.ann.id],
    );
    expect(intent).toEqual({ plan_id: "business" });
  });
});
