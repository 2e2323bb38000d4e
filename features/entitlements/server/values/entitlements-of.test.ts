import { describe, expect, it } from "vitest";
import { entitlementDefinitions, entitlementKeys } from "../../contract/entitlement.ts";
import { firstPlanValues } from "../plan-values/first-plan-values.ts";
import { ceilingOf } from "./ceiling-of.ts";
import { entitlementsOf } from "./entitlements-of.ts";
import type { Facts, Override, PlanValue, WorkspacePlan } from "./facts.ts";

const planValues: PlanValue[] = firstPlanValues.map((value) => ({
  ...value,
  softPercent: 80,
  overage: "block",
}));
const now = new Date("2026-11-21T12:00:00Z");
const at = (text: string) => new Date(text);
const facts = (more: Partial<Facts> = {}): Facts => ({
  ...{ selling: "sandbox test", plans: [], overrides: [], planValues },
  ...more,
});
const subscribed = (more: Partial<WorkspacePlan> = {}): WorkspacePlan => ({
  ...{ source: "subscription", origin: "sandbox test", planKey: "business", quantity: 1, phase: "paid" },
  ...{ periodStartsAt: at("2026-11-10T08:00:00Z"), periodEndsAt: at("2026-12-10T08:00:00Z") },
  accessEndsAt: null,
  ...more,
});
const override = (more: Partial<Override> = {}): Override => ({
  ...{ entitlement: "messages", isRemoved: false, valueBoolean: null, valueLimit: 7 },
  ...{ startsAt: at("2026-11-20T00:00:00Z"), endsAt: null },
  ...more,
});
const limitOf = (more: Partial<Facts>) => entitlementsOf(facts(more), now).values.messages.limit;

describe("the plan of a workspace", () => {
  it("is everything where nobody takes payments, and little where somebody does", () => {
    const own = entitlementsOf(facts({ selling: null, planValues: [] }), now);
    expect(own.planKey).toBe("own");
    for (const key of entitlementKeys) {
      const isBoolean = entitlementDefinitions[key].kind === "boolean";
      expect(own.values[key], key).toMatchObject({ isGiven: true, limit: isBoolean ? 0 : null });
    }
    const without = entitlementsOf(facts(), now);
    expect(without.planKey).toBe("without_plan");
    expect(without.values).toMatchObject({
      messages: { limit: 100 },
      seats: { limit: 1 },
      team: { isGiven: false },
    });
  });

  it("that it has several times brings as many seats, and nothing else so many times", () => {
    const of = (quantity: number) => entitlementsOf(facts({ plans: [subscribed({ quantity })] }), now).values;
    expect([of(1).seats.limit, of(3).seats.limit]).toEqual([10, 30]);
    expect(of(3).messages.limit).toBe(of(1).messages.limit);
    const unlimited = [subscribed({ planKey: "enterprise", quantity: 2 })];
    expect(entitlementsOf(facts({ plans: unlimited }), now).values.seats.limit).toBeNull();
  });

  it("is the subscription's while that gives access, and has ended afterwards", () => {
    expect(limitOf({ plans: [subscribed()] })).toBe(10_000);
    const ended = entitlementsOf(facts({ plans: [subscribed({ accessEndsAt: now })] }), now);
    expect(ended.planKey).toBe("ended");
    expect(ended.values).toMatchObject({ messages: { limit: 0 }, retention_days: { limit: null } });
  });

  it("is what was assigned before what is subscribed, until that ends", () => {
    const assigned = subscribed({ source: "assigned", origin: "", planKey: "enterprise" });
    expect(limitOf({ plans: [subscribed(), assigned] })).toBe(50_000);
    const over = { ...assigned, accessEndsAt: at("2026-11-21T11:59:59Z") };
    expect(limitOf({ plans: [subscribed(), over] })).toBe(10_000);
  });

  it("is nothing that was subscribed at somebody else than who takes payments now", () => {
    expect(entitlementsOf(facts({ plans: [subscribed({ origin: "stripe live" })] }), now).planKey).toBe(
      "without_plan",
    );
  });
});

describe("a trial", () => {
  it("has limits of its own where the plan has some, else those of the plan", () => {
    const { values } = entitlementsOf(facts({ plans: [subscribed({ phase: "trial" })] }), now);
    expect(values.messages).toMatchObject({ limit: 300, source: "trial" });
    expect(values.tokens).toMatchObject({ limit: null, source: "trial" });
    expect(values.team).toMatchObject({ isGiven: true });
  });
});

describe("an override", () => {
  it("goes before the plan and the trial", () => {
    expect(limitOf({ plans: [subscribed()], overrides: [override()] })).toBe(7);
    expect(limitOf({ plans: [subscribed({ phase: "trial" })], overrides: [override()] })).toBe(7);
  });

  it("means nothing before it begins and from when it ends", () => {
    expect(limitOf({ overrides: [override({ startsAt: at("2026-11-21T12:00:01Z") })] })).toBe(100);
    expect(limitOf({ overrides: [override({ endsAt: now })] })).toBe(100);
  });

  it("that removes takes away even what the plan gives without end", () => {
    const removed = override({ entitlement: "seats", isRemoved: true, valueLimit: null });
    const { values } = entitlementsOf(facts({ selling: null, overrides: [removed] }), now);
    expect(values.seats).toMatchObject({ isGiven: false, limit: 0, source: "override" });
  });
});

it("what is only counted has no limit, whatever was stored before", () => {
  const overrides = [override({ entitlement: "tokens" })];
  const { values } = entitlementsOf(facts({ plans: [subscribed()], overrides }), now);
  expect(values.tokens).toMatchObject({ isGiven: true, limit: null });
});

describe("the period", () => {
  const periodAt = (more: Partial<WorkspacePlan>, text: string) => {
    const { periodStartsAt, resetsAt } = entitlementsOf(facts({ plans: [subscribed(more)] }), at(text));
    return [periodStartsAt.toISOString().slice(0, 10), resetsAt.toISOString().slice(0, 10)];
  };

  it("is the calendar month without a plan", () => {
    const { periodStartsAt, resetsAt } = entitlementsOf(facts(), now);
    expect([periodStartsAt, resetsAt]).toEqual([at("2026-11-01T00:00:00Z"), at("2026-12-01T00:00:00Z")]);
  });

  it("begins with the payment, and goes on by months when news of the next is late", () => {
    expect(periodAt({}, "2026-11-21T12:00:00Z")).toEqual(["2026-11-10", "2026-12-10"]);
    expect(periodAt({}, "2026-12-10T08:00:00Z")).toEqual(["2026-12-10", "2027-01-10"]);
    expect(periodAt({}, "2026-12-10T07:59:59Z")).toEqual(["2026-11-10", "2026-12-10"]);
  });

  it("of the last day of a long month ends on the last day of a short one", () => {
    const plan = { periodStartsAt: at("2026-01-31T00:00:00Z"), periodEndsAt: null };
    expect(periodAt(plan, "2026-02-10T00:00:00Z")).toEqual(["2026-01-31", "2026-02-28"]);
    expect(periodAt(plan, "2026-03-01T00:00:00Z")).toEqual(["2026-02-28", "2026-03-31"]);
  });

  it("is a month also where a year was paid", () => {
    const plan = { periodStartsAt: at("2026-01-31T00:00:00Z"), periodEndsAt: at("2027-01-31T00:00:00Z") };
    expect(periodAt(plan, "2026-01-31T00:00:00Z")).toEqual(["2026-01-31", "2026-02-28"]);
    expect(periodAt(plan, "2026-11-21T12:00:00Z")).toEqual(["2026-10-31", "2026-11-30"]);
    expect(periodAt({ ...plan, phase: "grace" as const }, "2027-02-01T00:00:00Z")).toEqual([
      "2027-01-31",
      "2027-02-28",
    ]);
  });

  it("of a trial is the trial", () => {
    const plan = { phase: "trial" as const, periodEndsAt: at("2026-11-24T08:00:00Z") };
    expect(periodAt(plan, "2026-11-21T12:00:00Z")).toEqual(["2026-11-10", "2026-11-24"]);
  });
});

it("whatever the facts, the time is in the period, and no period is skipped", () => {
  let seed = 20_261_121;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return seed % below;
  };
  for (let turn = 0; turn < 2_000; turn++) {
    const anchor = new Date(Date.UTC(2024, random(36), 1 + random(31), random(24), random(60)));
    const time = new Date(anchor.getTime() + random(900) * 86_400_000 + random(86_400_000));
    const plan = subscribed({ periodStartsAt: anchor, periodEndsAt: null });
    const one = entitlementsOf(facts({ plans: [plan] }), time);
    expect(one.periodStartsAt.getTime()).toBeLessThanOrEqual(time.getTime());
    expect(one.resetsAt.getTime()).toBeGreaterThan(time.getTime());
    const next = entitlementsOf(facts({ plans: [plan] }), one.resetsAt);
    expect(next.periodStartsAt).toEqual(one.resetsAt);
  }
});

it.each([
  [10, 12],
  [1_500, 1_800],
  [3, 3],
  [115, 138],
  [0, 0],
])("work that may go on at %i ends at %i", (limit, ceiling) => {
  const value = { isGiven: true, limit, softPercent: 80, source: "plan" as const };
  expect(ceilingOf({ ...value, overage: "allow" })).toBe(ceiling);
  expect(ceilingOf({ ...value, overage: "block" })).toBe(limit);
});
