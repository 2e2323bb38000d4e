import { expect, test } from "vitest";
import { summarizeUsage } from "./summarize-usage.ts";
import type { EntitlementUsage } from "./usage.ts";

const entry = (of: Partial<EntitlementUsage>): EntitlementUsage => ({
  entitlement: "messages",
  name: "Messages",
  kind: "metered",
  unit: "count",
  isEnforced: true,
  isGiven: true,
  limit: 100,
  used: 0,
  reserved: 0,
  softPercent: 80,
  resetsAt: null,
  source: "plan",
  ...of,
});
const stateAt = (used: number, of: Partial<EntitlementUsage> = {}) =>
  summarizeUsage({ entitlements: [entry({ used, ...of })] })[0];

test("a limit is calm, near or full", () => {
  expect(stateAt(79)).toMatchObject({ percent: 79, state: "calm" });
  expect(stateAt(80)).toMatchObject({ state: "near" });
  expect(stateAt(120)).toMatchObject({ percent: 100, state: "full" });
  expect(stateAt(0, { limit: 0 })).toMatchObject({ percent: 100, state: "full" });
});

test("a limit that stops nothing is not shown", () => {
  expect(stateAt(300, { isEnforced: false })).toMatchObject({ used: 300, limit: null, state: "calm" });
});

test("messages, runs and cost are shown in this order, and nothing else", () => {
  const entitlements = [
    entry({ entitlement: "seats" }),
    entry({ entitlement: "model_cost" }),
    entry({ entitlement: "runs", used: null }),
    entry({}),
  ].map((of) => ({ ...of, name: of.entitlement }));
  expect(summarizeUsage({ entitlements }).map(({ name, used }) => [name, used])).toEqual([
    ["messages", 0],
    ["runs", 0],
    ["model_cost", 0],
  ]);
});
