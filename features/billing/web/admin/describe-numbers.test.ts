import { expect, it } from "vitest";
import type { BillingOverview } from "../../contract/admin/billing-overview.ts";
import { describeNumbers } from "./describe-numbers.ts";

const overview: BillingOverview = {
  ...{
    provider: "stripe",
    isTestMode: false,
    dashboardUrl: null,
    windowDays: 30,
    asOf: "2026-11-21T00:00:00.000Z",
  },
  monthlyRevenue: [
    { currency: "eur", cents: 5_000, subscriptions: 1 },
    { currency: "usd", cents: 299_900, subscriptions: 100 },
  ],
  ...{ trialsRunning: 1_200, trialsEndingSoon: 3, pastDue: 2, conversions: 4, trialsLost: 1 },
  ...{ churned: 5, paidBefore: 200 },
};
const shown = (name: string, of = overview) => describeNumbers(of).find((it) => it.name === name)?.value;

it("money of each currency stands by itself", () => {
  expect(shown("Monthly recurring revenue")).toBe("€50.00 + $2,999.00");
  expect(shown("Trials running")).toBe("1,200");
});

it("churn is a part of what ran before, and no part of nothing", () => {
  expect(shown("Churn")).toBe("5 (2.5%)");
  expect(shown("Churn", { ...overview, churned: 0, paidBefore: 0 })).toBe("0");
});

it("no subscription is no money", () => {
  expect(shown("Monthly recurring revenue", { ...overview, monthlyRevenue: [] })).toBe("0");
});
