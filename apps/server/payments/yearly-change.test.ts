import { describe, expect, it } from "vitest";
import { checkPrices } from "#features/billing/server/plans/check-prices.ts";
import { syncSubscription } from "#features/billing/server/subscriptions/sync-subscription.ts";
import { good, hourMs, stageYearly } from "./testing/stage-yearly.ts";

const { setPrice, payer, preview, ask, state, row, stripe, yearlyId, change, stage } = stageYearly();

describe("changing", () => {
  it("from a month to a year begins now, for the price of the year less what is left of the month", async () => {
    await setPrice("individual", 29_900);
    await payer("price_sbx_individual");
    const { body } = await preview("individual", "year");
    expect(body).toMatchObject({ interval: "year", periodCents: 29_900, nextCents: 29_900, startsAt: null });
    expect(body.dueNowCents).toBeGreaterThanOrEqual(29_900 - 2_999);
    expect(body.dueNowCents).toBeLessThan(29_900 - 2_990);
    const inAYear = new Date(String(body.nextChargeAt)).getTime() - Date.now();
    expect(inAYear / (24 * hourMs)).toBeGreaterThan(364);
    const asked = { planId: "individual", quantity: 1, interval: "year", basis: body.basis };
    expect(await ask("POST plan-change", asked)).toMatchObject({ body: { status: "changed" } });
    expect(await state()).toMatchObject({ status: "active", interval: "year" });
    const { customer_id: customer } = await row();
    const [newest] = (await (await stripe()).invoices.list({ customer })).data;
    expect(newest).toMatchObject({ status: "paid", total: body.dueNowCents });
    expect((await preview("individual")).body.error?.code).toBe("plan_unchanged");
  });

  it("keeps the year for another plan, and begins at the end of it where a month is wanted instead", async () => {
    await setPrice("individual", 29_900);
    await setPrice("business", 99_900);
    const id = await payer(await yearlyId());
    expect((await preview("business")).body).toMatchObject({
      ...{ interval: "year", periodCents: 99_900, startsAt: null },
    });
    expect(await change("business")).toMatchObject({ body: { status: "changed" } });
    expect(await state()).toMatchObject({ subscription_tier: "Business", interval: "year" });
    const { current_period_end: end } = await state();
    // More for each month, and nevertheless not before the year that is paid is over.
    expect((await preview("enterprise", "month", 9)).body).toMatchObject({
      ...{ interval: "month", periodCents: 224_991, dueNowCents: 0, startsAt: end },
    });
    const { body } = await change("business", "month");
    expect(body).toMatchObject({ status: "confirm" });
    const token = String(body.url).split("/sandbox/p/")[1] ?? "";
    const { flow } = await stage.world.sandbox.portal.read(token);
    expect(flow).toMatchObject({ kind: "confirm", plan: { interval: "month" }, startsAt: expect.any(Date) });
    await stage.world.sandbox.portal.act(token, { kind: "change_plan", priceId: "price_sbx_business" });
    expect((await ask("GET next-plan")).body.next).toEqual({
      ...{ planName: "Business", interval: "month", quantity: 1, startsAt: end },
    });
    const { customer_id: customer } = await row();
    await stage.world.sandbox.clock.advance(customer, new Date(Date.parse(String(end)) + 2 * hourMs));
    await syncSubscription(stage.world.system, stage.world.billing, id);
    expect(await state()).toMatchObject({ subscription_tier: "Business", interval: "month" });
  });

  it("in a trial costs nothing, and the year is charged when it ends", async () => {
    await setPrice("individual", 29_900);
    await stage.world.subscribe(stage.ann, good);
    const { trial_end: end } = await state();
    expect((await preview("individual", "year")).body).toMatchObject({
      ...{ dueNowCents: 0, startsAt: null, nextChargeAt: end, periodCents: 29_900, nextCents: 29_900 },
    });
    expect(await change("individual", "year")).toMatchObject({ body: { status: "changed" } });
    expect(await state()).toMatchObject({ status: "trialing", interval: "year", trial_end: end });
    expect(await change("individual", "month")).toMatchObject({ body: { status: "changed" } });
    expect(await state()).toMatchObject({ status: "trialing", interval: "month", trial_end: end });
  });

  it("is not charged at a price that came after the one that was looked at, nor at one that is taken back", async () => {
    await setPrice("individual", 29_900);
    await payer("price_sbx_individual");
    const { basis } = (await preview("individual", "year")).body;
    const asked = { planId: "individual", quantity: 1, interval: "year", basis };
    await setPrice("individual", 35_900);
    expect((await ask("POST plan-change", asked)).body.error?.code).toBe("preview_outdated");
    await setPrice("individual", null);
    expect((await ask("POST plan-change", asked)).body.error?.code).toBe("plan_not_sold");
    expect(await state()).toMatchObject({ interval: "month" });
  });

  it("is refused to a plan whose price is doubted", async () => {
    await setPrice("business", 99_900);
    await payer("price_sbx_individual");
    await (await stripe()).prices.update(await yearlyId("business"), { active: false });
    await checkPrices(stage.world.system, stage.world.billing);
    for (const interval of ["month", "year"] as const) {
      expect((await preview("business", interval)).body.error?.code).toBe("plan_not_sold");
    }
    await setPrice("business", null);
    expect((await preview("business")).body).toMatchObject({ interval: "month" });
  });

  it("is refused where the plan has no price for a year; who paid one changes to a month of it", async () => {
    await setPrice("individual", 29_900);
    await payer(await yearlyId());
    expect((await preview("business", "year")).body.error?.code).toBe("plan_not_sold");
    expect((await preview("business")).body).toMatchObject({
      interval: "month",
      startsAt: expect.any(String),
    });
  });
});
