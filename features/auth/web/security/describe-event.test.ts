import { expect, it } from "vitest";
import { describeEvent } from "./describe-event.ts";

it("says an event in words", () => {
  expect(describeEvent({ act: "user.password_changed", outcome: "ok" })).toBe("Password changed");
});

it("names an event without words of its own as the audit trail does", () => {
  expect(describeEvent({ act: "factor.brand_new", outcome: "ok" })).toBe("factor: brand new");
});

it("says once that something failed", () => {
  expect(describeEvent({ act: "session.sign_in_failed", outcome: "denied" })).toBe("Sign-in failed");
});

it("says when something was refused", () => {
  expect(describeEvent({ act: "session.started", outcome: "denied" })).toBe("Signed in (refused)");
});
