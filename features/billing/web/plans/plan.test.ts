import { describe, expect, it } from "vitest";
import { formatPrice, readPlan } from "./plan.ts";

const row = {
  id: "individual",
  name: "Individual",
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
      priceMonthly: 29.99,
      priceId: "price_1",
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

  it("shows its price with two decimals", () => {
    expect([29.99, 100, 0].map(formatPrice)).toEqual(["$29.99", "$100.00", "$0.00"]);
  });
});
