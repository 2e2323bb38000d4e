import { describe, expect, it } from "vitest";
import { describeMeter, describePlanOf, describeRest, renewalOf } from "./describe-usage.ts";
import { formatAmount } from "./format-amount.ts";
import type { EntitlementUsage } from "./usage.ts";

const messages: EntitlementUsage = {
  ...{
    entitlement: "messages",
    name: "Messages",
    kind: "metered",
    unit: "count",
    isGiven: true,
    isEnforced: true,
  },
  ...{ limit: 1_500, used: 12, reserved: 0, softPercent: 80, source: "plan" },
  resetsAt: "2026-12-01T00:00:00.000Z",
};

describe("a limit", () => {
  it("says in words what is used, of how much, and when it begins anew", () => {
    expect(describeMeter(messages)).toMatchObject({
      words: "12 of 1,500 used",
      reset: "Resets on 1 December 2026",
      percent: 0.8,
      state: "calm",
    });
  });

  it.each([
    [1_199, "calm"],
    [1_200, "near"],
    [1_500, "full"],
    [1_600, "full"],
  ])("with %i of 1,500 used is %s", (used, state) => {
    expect(describeMeter({ ...messages, used })).toMatchObject({ state });
  });

  it("of what there may be at once is no alarm until there is more than that", () => {
    const seats: EntitlementUsage = { ...messages, name: "Seats", kind: "quantity", limit: 1, used: 1 };
    expect(describeMeter(seats)).toMatchObject({ words: "1 of 1 used", state: "calm" });
    expect(describeMeter({ ...seats, used: 2 })).toMatchObject({ words: "2 of 1 used", state: "full" });
  });

  it("that does not exist has no bar", () => {
    expect(describeMeter({ ...messages, limit: null })).toMatchObject({
      words: "12 used, no limit",
      percent: undefined,
    });
  });

  it("of nothing is full and says that it is not included", () => {
    expect(describeMeter({ ...messages, limit: 0, used: 0 })).toMatchObject({
      words: "Not included",
      state: "full",
    });
  });

  it("that nobody counts here is no meter but a word", () => {
    const agents: EntitlementUsage = { ...messages, name: "Agents", kind: "quantity", used: null, limit: 3 };
    expect(describeMeter(agents)).toBeUndefined();
    expect(describeRest(agents)).toBe("Agents: 3");
  });
});

it("what nothing in this version uses is neither a meter nor included", () => {
  const keys: EntitlementUsage = {
    ...messages,
    name: "API keys",
    unit: "count",
    isEnforced: false,
    used: null,
  };
  expect([describeMeter(keys), describeRest(keys)]).toEqual([undefined, undefined]);
  const policies: EntitlementUsage = { ...keys, name: "Policies", kind: "boolean" };
  expect([describeMeter(policies), describeRest(policies)]).toEqual([undefined, undefined]);
});

it("what is only counted says how much, and has no limit", () => {
  const tokens: EntitlementUsage = {
    ...messages,
    name: "Tokens",
    unit: "tokens",
    isEnforced: false,
    limit: null,
  };
  expect(describeMeter(tokens)).toMatchObject({ words: "12 used, no limit", percent: undefined });
});

it("what is not included is not listed", () => {
  const team: EntitlementUsage = { ...messages, name: "Team", kind: "boolean", isGiven: false };
  expect(describeRest(team)).toBeUndefined();
  expect(describeRest({ ...team, isGiven: true })).toBe("Team");
});

it.each([
  [8_000_000, "micro_usd", "$8.00"],
  [3_600, "seconds", "60 min"],
  [2 ** 30, "bytes", "1 GiB"],
  [0, "bytes", "0 B"],
  [1, "days", "1 day"],
  [50_000, "count", "50,000"],
] as const)("%i %s is written %s", (amount, unit, text) => {
  expect(formatAmount(amount, unit)).toBe(text);
});

it("a plan that has ended, and one that never was, say so", () => {
  const usage = {
    ...{
      planName: null,
      phase: null,
      assignment: null,
      periodStartsAt: "",
      periodEndsAt: "",
      canManage: true,
      isVisitor: false,
    },
    ...{ managers: [], entitlements: [] },
  };
  expect(describePlanOf({ ...usage, planKey: "ended" })).toContain("has ended");
  expect(describePlanOf({ ...usage, planKey: "without_plan" })).toContain("No plan yet");
  expect(describePlanOf({ ...usage, planKey: "business", planName: "Business", phase: "trial" })).toBe(
    "The plan Business, with the limits of the free trial.",
  );
});

describe("what comes after the period", () => {
  const usage = {
    ...{ planKey: "business", planName: "Business", phase: "paid" as const, assignment: null },
    ...{ periodStartsAt: "2026-11-21T00:00:00.000Z", periodEndsAt: "2026-12-21T00:00:00.000Z" },
    ...{ canManage: true, isVisitor: false, managers: [] },
  };

  it("begins anew where the plan goes on", () => {
    expect(renewalOf(usage, false)).toBe("begins");
    expect(renewalOf({ ...usage, assignment: { endsAt: null } }, true)).toBe("begins");
  });

  it.each([
    ["a trial", { ...usage, phase: "trial" as const }, false],
    ["a payment that failed", { ...usage, phase: "grace" as const }, false],
    ["what was cancelled", usage, true],
    ["what is assigned no longer", { ...usage, assignment: { endsAt: "2026-12-15T00:00:00.000Z" } }, false],
  ])("is not promised of %s", (_what, asked, isCancelled) => {
    expect(renewalOf(asked, isCancelled)).toBe("unsure");
    expect(describeMeter(messages, "unsure")?.reset).toBe("Until 1 December 2026");
  });

  it("is nothing of a plan that has ended", () => {
    expect(renewalOf({ ...usage, planKey: "ended", phase: null }, false)).toBe("none");
    expect(describeMeter(messages, "none")?.reset).toBe("");
  });
});

it("a plan that was assigned says by whom and until when", () => {
  const usage = {
    ...{ planKey: "business", planName: "Business", phase: "paid" as const, entitlements: [], managers: [] },
    ...{ periodStartsAt: "", periodEndsAt: "", canManage: true, isVisitor: false },
  };
  const until = (endsAt: string | null) => describePlanOf({ ...usage, assignment: { endsAt } });
  expect(until("2026-12-31T12:00:00.000Z")).toBe(
    "The plan Business, assigned by your administrator until 31 December 2026.",
  );
  expect(until(null)).toBe("The plan Business, assigned by your administrator.");
});
