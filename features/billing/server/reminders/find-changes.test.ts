import { expect, it } from "vitest";
import { findChanges } from "./find-changes.ts";

const end = new Date("2026-12-05T00:00:00Z");
const state = (status: Parameters<typeof findChanges>[1]["status"], cancelAt: Date | null = null) => ({
  ...{ status, cancel_at: cancelAt, is_payer_gone: false },
});

it.each([
  ["the first payment after a trial", state("trialing"), state("active"), ["receipt"]],
  ["a first payment without a trial", undefined, state("active"), ["receipt"]],
  ["a payment that went through after a failure", state("past_due"), state("active"), ["payment_recovered"]],
  ["a trial that ended without a card", state("trialing"), state("canceled"), ["trial_ended"]],
  ["a trial that ended and waits for a card", state("trialing"), state("paused"), ["trial_ended"]],
  ["a cancelled trial that ended", state("trialing", end), state("canceled"), ["subscription_ended"]],
  ["a plan that ended", state("active", end), state("canceled"), ["subscription_ended"]],
  ["an end after too many failures", state("past_due"), state("canceled"), ["subscription_ended"]],
  ["a planned end", state("active"), state("active", end), ["cancel_planned"]],
  ["a planned end that was undone", state("active", end), state("active"), ["cancel_undone"]],
  ["one that begins anew", state("canceled"), state("active"), ["receipt"]],
  ["a payer who left", state("active"), { ...state("active", end), is_payer_gone: true }, ["payer_left"]],
] as const)("people hear of %s", (_what, before, now, told) => {
  expect(findChanges(before, now)).toEqual(told);
});

it.each([
  ["a trial that begins: it is welcomed", undefined, state("trialing")],
  ["a renewal", state("active"), state("active")],
  ["a planned end that moved", state("active", end), state("active", new Date(0))],
  ["a failure, which is told on several days", state("active"), state("past_due")],
  ["what ended and stays so", state("canceled"), state("incomplete_expired")],
  ["one that had ended before anybody was told", undefined, state("canceled")],
] as const)("people hear nothing of %s", (_what, before, now) => {
  expect(findChanges(before, now)).toEqual([]);
});
