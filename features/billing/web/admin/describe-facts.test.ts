import { expect, it, vi } from "vitest";
import { describeFacts } from "./describe-facts.ts";

// Pages of entitlements, which come along with their words, know the address that they are opened at.
vi.hoisted(() => vi.stubGlobal("location", new URL("https://adjutant.example/")));

const nameOfPlan = (id: string) => (id === "business" ? "Business" : id);
const at = "2026-12-01T12:00:00.000Z";

it.each([
  [
    { plan: "business", status: "active", status_before: "trialing", provider: "sandbox", is_live: false },
    "Business, Active, before: Free trial, in the payment sandbox",
  ],
  [
    { plan: "unknown", status: "past_due", provider: "stripe", is_live: true },
    "Unknown plan, Payment failed, at Stripe",
  ],
  [
    { plan: "business", quantity: 3, phase: "grace", origin: "stripe test", access_ends_at: at },
    "Business, quantity 3, payment failed, at Stripe in test mode, until 1 December 2026",
  ],
  [{ plan: "business", quantity: 1, access_ends_at: null }, "Business"],
  [{ quantity: 2, begins: "at_period_end" }, "quantity 2, starts when the paid period ends"],
  [
    { entitlement: "seats", is_removed: false, value_boolean: null, value_limit: 25, ends_at: at },
    "Seats: 25, until 1 December 2026",
  ],
  [
    { entitlement: "model_cost", is_removed: false, value_boolean: null, value_limit: 8_000_000 },
    "Model budget: $8.00",
  ],
  [
    { entitlement: "messages", is_removed: false, value_boolean: null, value_limit: null },
    "Messages: no limit",
  ],
  [{ entitlement: "team", is_removed: false, value_boolean: true, value_limit: null }, "Team: included"],
  [{ entitlement: "team", is_removed: true, value_boolean: null, value_limit: null }, "Team: nothing"],
  [{ entitlement: "team" }, "Team"],
  [{}, ""],
])("%j is told as: %s", (facts, words) => {
  expect(describeFacts(facts, nameOfPlan)).toBe(words);
});

it("a fact that is not known yet is shown as it is", () => {
  expect(describeFacts({ something_new: 4, empty: null }, nameOfPlan)).toBe("something new: 4");
});
