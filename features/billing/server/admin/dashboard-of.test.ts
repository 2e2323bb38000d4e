import { expect, it } from "vitest";
import { dashboardOf } from "./dashboard-of.ts";

it("pages of Stripe are of the mode in which money is paid", () => {
  expect(dashboardOf({ provider: "stripe", isLive: true }, "customers/cus_1")).toBe(
    "https://dashboard.stripe.com/customers/cus_1",
  );
  expect(dashboardOf({ provider: "stripe", isLive: false }, "invoices/in_1")).toBe(
    "https://dashboard.stripe.com/test/invoices/in_1",
  );
  expect(dashboardOf({ provider: "stripe", isLive: false }, "")).toBe(
    "https://dashboard.stripe.com/test/dashboard",
  );
});

it("the sandbox has none by its own address, and nobody has none at all", () => {
  expect(dashboardOf({ provider: "sandbox", isLive: false }, "customers/cus_1")).toBeNull();
  expect(dashboardOf({ provider: "none", isLive: false }, "customers/cus_1")).toBeNull();
});
