import { expect, it } from "vitest";
import { loadConfig } from "./load-config.ts";

const stripe = {
  BILLING_PROVIDER: "stripe",
  STRIPE_SECRET_KEY: "sk_test_1",
  STRIPE_PUBLISHABLE_KEY: "pk_test_1",
  STRIPE_WEBHOOK_SECRET: "whsec_new, whsec_old",
};
const live = {
  ...stripe,
  STRIPE_SECRET_KEY: "rk_live_1",
  STRIPE_PUBLISHABLE_KEY: "pk_live_1",
  PUBLIC_URL: "https://assistant.example.com",
};
const production = { NODE_ENV: "production" };
const billingOf = (environment: Record<string, string>) => loadConfig(environment, "/").billing;

it("is the sandbox unless something else is said", () => {
  expect(billingOf({})).toEqual({ provider: "sandbox" });
  expect(billingOf({ BILLING_PROVIDER: "none" })).toEqual({ provider: "none" });
});

it("is Stripe with keys of one mode, two webhook secrets while they change, and prices by plan", () => {
  expect(billingOf({ ...stripe, STRIPE_PRICES: "individual=price_1, business=price_2" })).toEqual({
    provider: "stripe",
    isLive: false,
    secretKey: "sk_test_1",
    publishableKey: "pk_test_1",
    webhookSecrets: ["whsec_new", "whsec_old"],
    prices: { individual: "price_1", business: "price_2" },
  });
  expect(billingOf({ ...live, ...production })).toMatchObject({ isLive: true });
});

it.each([
  ["the sandbox in production", production, "takes no real money"],
  ["test keys in production", { ...stripe, ...production }, "is for tests"],
  ["keys of Stripe for the sandbox", { ...stripe, BILLING_PROVIDER: "sandbox" }, "BILLING_PROVIDER is"],
  ["keys of Stripe for nobody", { ...stripe, BILLING_PROVIDER: "none" }, "BILLING_PROVIDER is"],
  ["a missing secret key", { ...stripe, STRIPE_SECRET_KEY: "" }, "STRIPE_SECRET_KEY is not set"],
  [
    "a missing publishable key",
    { ...stripe, STRIPE_PUBLISHABLE_KEY: "" },
    "STRIPE_PUBLISHABLE_KEY is not set",
  ],
  ["a missing webhook secret", { ...stripe, STRIPE_WEBHOOK_SECRET: "" }, "STRIPE_WEBHOOK_SECRET is not set"],
  [
    "a webhook secret of another kind",
    { ...stripe, STRIPE_WEBHOOK_SECRET: "secret" },
    "STRIPE_WEBHOOK_SECRET",
  ],
  ["keys of two modes", { ...stripe, STRIPE_PUBLISHABLE_KEY: "pk_live_1" }, "different modes"],
  ["a key of the sandbox", { ...stripe, STRIPE_SECRET_KEY: "sk_test_sandbox_1" }, "key of the sandbox"],
  [
    "a publishable key of the sandbox",
    { ...stripe, STRIPE_PUBLISHABLE_KEY: "pk_test_sandbox_1" },
    "of the sandbox",
  ],
  [
    "a publishable key as the secret one",
    { ...stripe, STRIPE_SECRET_KEY: "pk_test_1" },
    "STRIPE_SECRET_KEY is",
  ],
  ["real money over plain HTTP", { ...live, PUBLIC_URL: "http://assistant.example.com" }, "real money"],
  ["an unknown provider", { BILLING_PROVIDER: "cash" }, "BILLING_PROVIDER is"],
])("refuses %s", (_what, environment, message) => {
  expect(() => billingOf(environment)).toThrow(message);
});

it("lets what is for trying run in production for whoever says so", () => {
  const BILLING_SANDBOX_IN_PRODUCTION = "i-understand-no-real-money";
  expect(billingOf({ ...production, BILLING_SANDBOX_IN_PRODUCTION })).toEqual({ provider: "sandbox" });
  expect(billingOf({ ...stripe, ...production, BILLING_ALLOW_STRIPE_TEST: "1" })).toMatchObject({
    isLive: false,
  });
  expect(() => billingOf({ ...production, BILLING_SANDBOX_IN_PRODUCTION: "yes" })).toThrow();
});
