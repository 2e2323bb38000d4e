import { expect, it } from "vitest";
import { billingHeaders, isTestMode } from "./billing-mode.ts";
import type { BillingSettings } from "./config.ts";

const stripe = {
  ...{ provider: "stripe" as const, secretKey: "", publishableKey: "", webhookSecrets: [], prices: {} },
};

it.each<[string, BillingSettings, boolean]>([
  ["the sandbox", { provider: "sandbox" }, true],
  ["test keys", { ...stripe, isLive: false }, true],
  ["real money", { ...stripe, isLive: true }, false],
  ["nothing that is sold", { provider: "none" }, false],
])("of %s each answer says whether it is a test", (_what, billing, isTest) => {
  expect(isTestMode(billing)).toBe(isTest);
  expect(billingHeaders(billing)).toEqual(isTest ? { "x-billing-mode": "test" } : {});
});
