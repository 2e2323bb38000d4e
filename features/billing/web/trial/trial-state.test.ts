import { describe, expect, it } from "vitest";
import { ApiError } from "#platform/web/api/api-error.ts";
import { readRefusal } from "#platform/web/functions/read-refusal.ts";
import { TrialFailure } from "./trial-failure.ts";
import { trialMessages } from "./trial-messages.ts";
import { firstTrialState, followTrial, type TrialAct, type TrialState } from "./trial-state.ts";

const checkout = { clientSecret: "cs_secret", isTrialUsed: false, isTaxed: false };
const failure = new TrialFailure(trialMessages.noSession);
const reach = (...acts: TrialAct[]): TrialState => acts.reduce(followTrial, firstTrialState);
const typed: TrialAct = { type: "typed", email: "ines@example.com" };
const opened: TrialAct = { type: "checkout-opened", checkout };
const paid: TrialAct = { type: "paid", next: "password" };

describe("the course of a trial", () => {
  it("begins with the address and nothing in it", () => {
    expect(firstTrialState).toMatchObject({ step: "email", email: "", isBusy: false });
  });

  it("goes to the checkout once there is a secret, and to the password once that is finished", () => {
    expect(reach(typed, { type: "sent" })).toMatchObject({ step: "email", isBusy: true });
    expect(reach(typed, { type: "sent" }, opened)).toMatchObject({
      step: "checkout",
      checkout,
      isBusy: false,
    });
    expect(reach(typed, opened, paid)).toMatchObject({ step: "password", email: "ines@example.com" });
  });

  it("goes back with the address kept and the secret gone", () => {
    const state = reach(typed, opened, { type: "went-back" });
    expect(state).toMatchObject({ step: "email", email: "ines@example.com" });
    expect(state.checkout).toBeUndefined();
  });

  it("does not go back from anywhere else", () => {
    expect(reach(typed, opened, paid, { type: "went-back" }).step).toBe("password");
  });

  it("takes no password before a checkout was finished", () => {
    expect(reach(typed, paid).step).toBe("email");
  });

  it("gives no secret to a person who has gone on meanwhile", () => {
    expect(reach(typed, opened, paid, opened).step).toBe("password");
  });

  it("says what failed, with everything typed still there, until it is tried again", () => {
    const failed = reach(typed, { type: "sent" }, { type: "failed", failure });
    expect(failed).toMatchObject({ step: "email", email: "ines@example.com", isBusy: false, failure });
    const again = followTrial(failed, { type: "tried-again" });
    expect(again.failure).toBeUndefined();
    expect(again).toMatchObject({ step: "email", email: "ines@example.com" });
  });

  it("begins anew, with the address kept, when the server knows the checkout no longer", () => {
    const gone = new TrialFailure(
      trialMessages.noAccount,
      new ApiError(410, readRefusal({ error: "This checkout is too old.", code: "checkout_expired" })),
    );
    const state = reach(typed, opened, paid, { type: "failed", failure: gone }, { type: "tried-again" });
    expect(state).toMatchObject({ step: "email", email: "ines@example.com" });
    expect(state.checkout).toBeUndefined();
  });

  it("forgets a failure with the next attempt, and when going back", () => {
    const failed = reach(typed, opened, { type: "failed", failure });
    expect(failed.checkout).toBe(checkout);
    expect(followTrial(failed, { type: "sent" }).failure).toBeUndefined();
    expect(followTrial(failed, { type: "went-back" }).failure).toBeUndefined();
  });

  it("gives every checkout a frame of its own", () => {
    const first = reach(typed, opened);
    const second = [{ type: "went-back" } as const, opened].reduce(followTrial, first);
    const third = followTrial(second, { type: "tried-again" });
    expect(new Set([first.attempt, second.attempt, third.attempt]).size).toBe(3);
  });

  it("goes on at the password with the address of a checkout that the browser has completed before", () => {
    const found: TrialAct = { type: "found-completed", email: "ines@example.com", next: "password" };
    expect(reach(found)).toMatchObject({ step: "password", email: "ines@example.com" });
    expect(reach({ type: "typed", email: " Ines@Example.com" }, { type: "sent" }, found)).toMatchObject({
      ...{ step: "password", isBusy: false },
    });
    expect(reach(found, { type: "started-over" })).toMatchObject({ step: "email", email: "" });
  });

  it("takes nobody away from what they type or pay meanwhile", () => {
    const found: TrialAct = { type: "found-completed", email: "other@example.com", next: "password" };
    expect(reach(typed, found)).toMatchObject({ step: "email", email: "ines@example.com" });
    expect(reach(typed, opened, found).step).toBe("checkout");
    expect(reach(typed, opened, { type: "started-over" }).step).toBe("checkout");
  });
});
