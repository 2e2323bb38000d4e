import type { Checkout } from "./create-checkout.ts";
import type { TrialFailure } from "./trial-failure.ts";

/** A visitor ends with `password`, a signed-in person with `linking`. */
export type TrialStep = "email" | "checkout" | "password" | "linking";

/** State of the dialog. Earlier steps keep their input. */
export interface TrialState {
  step: TrialStep;
  email: string;
  checkout?: Checkout;
  /** Counts checkouts, so that each gets its own frame. */
  attempt: number;
  isBusy: boolean;
  failure?: TrialFailure;
}

export type TrialAct =
  | { type: "typed"; email: string }
  | { type: "sent" }
  | { type: "checkout-opened"; checkout: Checkout }
  | { type: "went-back" }
  | { type: "found-completed"; email: string; next: "password" | "linking" }
  | { type: "started-over" }
  | { type: "paid"; next: "password" | "linking" }
  | { type: "failed"; failure: TrialFailure }
  | { type: "tried-again" };

export const firstTrialState: TrialState = { step: "email", email: "", attempt: 0, isBusy: false };

/** Server codes of a checkout that cannot continue: only a new one helps. */
const lostCheckouts: ReadonlySet<string> = new Set([
  "checkout_not_found",
  "checkout_expired",
  "checkout_mismatch",
  "checkout_claimed",
]);

/** Reducer of the dialog. Ignores acts of other steps. */
export function followTrial(state: TrialState, act: TrialAct): TrialState {
  const { failure: _, checkout, ...rest } = state;
  const kept = checkout ? { ...rest, checkout } : rest;
  switch (act.type) {
    case "typed":
      return { ...state, email: act.email };
    case "sent":
      return { ...kept, isBusy: true };
    case "checkout-opened":
      if (state.step !== "email") return state;
      return { ...rest, step: "checkout", checkout: act.checkout, isBusy: false, attempt: state.attempt + 1 };
    case "went-back":
      return state.step === "checkout" ? { ...rest, step: "email", isBusy: false } : state;
    case "found-completed":
      // A person who returned from the payment service's page is already here, without the address.
      if (state.step === "password" && !state.email) return { ...state, email: act.email };
      if (state.step !== "email" || isAnother(state.email, act.email)) return state;
      return { ...rest, step: act.next, email: act.email, isBusy: false };
    case "started-over":
      return state.step === "password" ? { ...firstTrialState, attempt: state.attempt } : state;
    case "paid":
      return state.step === "checkout" ? { ...kept, step: act.next, isBusy: false } : state;
    case "failed":
      return { ...kept, failure: act.failure, isBusy: false };
    case "tried-again":
      if (state.failure?.code && lostCheckouts.has(state.failure.code)) return { ...rest, step: "email" };
      return { ...kept, attempt: state.attempt + 1 };
  }
}

/** Whether the input changed meanwhile. */
function isAnother(typed: string, email: string): boolean {
  const text = typed.trim().toLowerCase();
  return text !== "" && text !== email.toLowerCase();
}
