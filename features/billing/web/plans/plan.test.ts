import { describe, expect, it } from "vitest";
import { formatPrice, readPlan } from "./plan.ts";
import { priceOf } from "./price-of.ts";

const row = {
  id: "individual",
  name: "Individual",
  description: "For one person.",
  price_monthly: 29.99,
  stripe_price_monthly_id: "price_1",
  free_trial_days: 7,
  features: ["one", 2, null, "three"],
};

describe("a row of the catalogue", () => {
  it("is a plan, with only the texts among its features", () => {
    expect(readPlan(row)).toEqual({
      id: "individual",
      name: "Individual",
      description: "For one person.",
      priceMonthly: 29.99,
      priceId: "price_1",
      yearly: undefined,
      trialDays: 7,
      features: ["one", "three"],
      maxQuantity: 1,
    });
    expect(readPlan({ ...row, max_quantity: 50 })?.maxQuantity).toBe(50);
  });

  it("has fourteen days of trial unless it says otherwise", () => {
    expect(readPlan({ ...row, free_trial_days: null })?.trialDays).toBe(14);
    expect(readPlan({ ...row, free_trial_days: 0 })?.trialDays).toBe(0);
  });

  it("is not sold over the internet without a price there", () => {
    expect(readPlan({ ...row, stripe_price_monthly_id: null })?.priceId).toBeUndefined();
  });

  it("has no features when they are no list", () => {
    expect(readPlan({ ...row, features: "many" })?.features).toEqual([]);
  });

  it("is none without an id or a name", () => {
    expect(readPlan({ ...row, id: undefined })).toBeUndefined();
    expect(readPlan({ ...row, name: "" })).toBeUndefined();
    expect(readPlan(null)).toBeUndefined();
  });

  it("is sold for a year where it has such a price, else for a month", () => {
    const plan = readPlan({ ...row, price_yearly: 299, stripe_price_yearly_id: "price_2" });
    if (!plan) throw new Error("It is no plan.");
    expect(priceOf(plan, "year")).toEqual({ interval: "year", text: "$299.00", priceId: "price_2" });
    expect(priceOf(plan, "month")).toEqual({ interval: "month", text: "$29.99", priceId: "price_1" });
    const without = readPlan({ ...row, price_yearly: null, stripe_price_yearly_id: "price_2" });
    expect(without && priceOf(without, "year")).toMatchObject({ interval: "month", priceId: "price_1" });
  });

  it("shows its price with two decimals", () => {
    expect([29.99, 100, 0].map(formatPrice)).toEqual(["$29.99", "$100.00", "$0.00"]);
  });
});
