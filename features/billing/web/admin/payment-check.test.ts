import { expect, it } from "vitest";
import { describePayments } from "./payment-check.ts";

it("payments are left to do while the sandbox takes them", () => {
  expect(describePayments({ billingProvider: "sandbox" })).toMatchObject({
    state: "todo",
    text: expect.stringContaining("no real money"),
  });
});

it("payments are settled where a provider takes them, and where nothing is sold", () => {
  expect(describePayments({ billingProvider: "stripe" })).toEqual({
    state: "good",
    text: "Stripe takes payments.",
  });
  expect(describePayments({ billingProvider: "none" }).state).toBe("good");
});
