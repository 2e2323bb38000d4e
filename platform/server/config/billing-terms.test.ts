import { expect, it } from "vitest";
import { loadConfig } from "./load-config.ts";

const termsOf = (environment: Record<string, string>) => loadConfig(environment, "/srv").billingTerms;

it("nothing is taxed, and no domain is special, unless the settings say so", () => {
  expect(termsOf({})).toEqual({
    isTaxAutomatic: false,
    sandboxTaxPercent: 20,
    trialsPerDomain: undefined,
    trialDomains: { blocked: [], allowed: [] },
  });
});

it("domains are read in one form", () => {
  const { trialDomains } = termsOf({ BILLING_TRIAL_BLOCKED_DOMAINS: " Bücher.example, SPAM.example ," });
  expect(trialDomains.blocked).toEqual(["xn--bcher-kva.example", "spam.example"]);
});

it.each([
  ["BILLING_AUTOMATIC_TAX", "yes"],
  ["BILLING_SANDBOX_TAX_PERCENT", "-1"],
  ["BILLING_SANDBOX_TAX_PERCENT", "100"],
  ["BILLING_TRIALS_PER_DOMAIN", "0"],
  ["BILLING_TRIAL_BLOCKED_DOMAINS", "ann@example.com"],
  ["BILLING_TRIAL_ALLOWED_DOMAINS", "localhost"],
])("%s is not %s", (name, value) => {
  expect(() => termsOf({ [name]: value })).toThrow(name);
});
