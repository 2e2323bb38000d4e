import { AuthApiError } from "@supabase/auth-js";
import { expect, it } from "vitest";
import { explainCodeRefusal } from "./explain-code-refusal.ts";

// Without a zone: by the clock of the reader, wherever the test runs.
const now = new Date("2026-11-21T15:16:30");
const explain = (message: string, code: string, status = 422) =>
  explainCodeRefusal(new AuthApiError(message, status, code), "Incorrect code. Try again.", now);

it("says that a code is not right", () => {
  expect(explain("Invalid TOTP code entered", "mfa_verification_failed")).toBe("Incorrect code. Try again.");
});

it("says that a code was used already, and what to do", () => {
  expect(explain("TOTP code was already used, wait for the next one", "mfa_verification_failed")).toBe(
    "This code was already used. Wait for the next one.",
  );
});

it.each(["over_request_rate_limit", "mfa_recovery_codes_locked"])("says until when %s holds", (code) => {
  const wait = (seconds: number) =>
    `Locked. For security purposes, you can only request this after ${seconds} seconds.`;
  expect(explain(wait(900), code, 429)).toBe("Too many attempts. Try again at 15:32.");
  expect(explain(wait(30), code, 429)).toBe("Too many attempts. Try again at 15:17.");
  expect(explain("Request rate limit reached", code, 429)).toBe(
    "Too many attempts. Wait a minute and try again.",
  );
});

it("leaves every other refusal to the words of the service", () => {
  expect(explain("Factor not found", "mfa_factor_not_found", 404)).toBeUndefined();
  expect(explainCodeRefusal(new Error("No network"), "Incorrect code. Try again.", now)).toBeUndefined();
});
