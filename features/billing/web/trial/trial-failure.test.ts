import { describe, expect, it } from "vitest";
import { ApiError } from "#platform/web/api/api-error.ts";
import { readRefusal } from "#platform/web/functions/read-refusal.ts";
import { TrialFailure, toTrialFailure } from "./trial-failure.ts";
import { trialMessages } from "./trial-messages.ts";

const refused = (body: unknown) => new ApiError(409, readRefusal(body));

describe("what a failed step says", () => {
  it("is the sentence of the catalogue first, and the server's own beside it", () => {
    const failure = new TrialFailure(
      trialMessages.noAccount,
      refused({ error: "Payment service is busy, try again.", code: "busy" }),
    );
    expect(failure.message).toBe("Failed to create account");
    expect(failure.reason).toBe("Payment service is busy, try again.");
    expect(failure.code).toBe("busy");
  });

  it("does not say the same twice", () => {
    const same = refused({ error: "Failed to create account." });
    expect(new TrialFailure(trialMessages.noAccount, same).reason).toBeUndefined();
  });

  it("is the sentence that the server chose, when that is one of the catalogue", () => {
    const failure = new TrialFailure(trialMessages.noSession, refused({ error: "No pricing plan found" }));
    expect(failure.message).toBe("No pricing plan found");
    expect(failure.reason).toBeUndefined();
  });

  it("names a network that is away", () => {
    expect(new TrialFailure(trialMessages.noSession, new TypeError("fetch failed")).reason).toBe(
      "Cannot reach the server. Try again in a moment.",
    );
  });

  it("shows nothing of an error that was not written for people", () => {
    expect(new TrialFailure(trialMessages.noSession, new Error("x is undefined")).reason).toBeUndefined();
  });

  it("stays what it is when it is caught further out", () => {
    const failure = new TrialFailure(trialMessages.noSecret);
    expect(toTrialFailure(failure, trialMessages.noSession)).toBe(failure);
    expect(toTrialFailure(new Error("boom"), trialMessages.noSession).message).toBe(
      "Failed to create checkout session",
    );
  });

  it("is word for word what was agreed", () => {
    expect(Object.values(trialMessages)).toEqual([
      "Failed to load Stripe key",
      "Stripe Publishable Key not configured",
      "Failed to load pricing plans",
      "No pricing plan found",
      "No client secret returned",
      "Failed to create checkout session",
      "Failed to initialize Stripe",
      "Failed to load checkout",
      "Failed to create account",
      "Failed to link the plan",
    ]);
  });
});
