import { describe, expect, it } from "vitest";
import { callLines } from "./receipt-calls.ts";

type Given = Parameters<typeof callLines>[0];
const run = { usage: { inputTokens: 10, outputTokens: 2 } } as Given["run"];
const call: Given["calls"][number] = {
  ...{ step: 1, provider: "Vendor", model: "m", version: "m-2026-11-01", outcome: "ok", durationMs: 900 },
  ...{ inputTokens: 1_000, cachedInputTokens: 600, outputTokens: 50, isEstimated: false },
  ...{ costMicros: 4_200, firstTokenMs: 400 },
};
const linesOf = (...calls: Given["calls"]) =>
  callLines({ run, calls }).map(({ label, value }) => `${label}: ${value}`);

describe("the calls on a receipt", () => {
  it("are summed, with the exact model, what was cached, the cost and the time to the first word", () => {
    const failed = { ...call, version: null, inputTokens: 0, cachedInputTokens: 0, outputTokens: 0 };
    expect(linesOf({ ...failed, costMicros: 0, firstTokenMs: null }, call, call)).toEqual([
      "version: m-2026-11-01",
      "tokens: 2,000 in (1,200 cached) · 100 out",
      "cost: $0.0084",
      "first word after: 0.4 s",
    ]);
  });

  it("that nobody counted say that they are estimated, and those without a price that they are free", () => {
    const free = { ...call, isEstimated: true, costMicros: 0, cachedInputTokens: 0 };
    expect(linesOf(free)).toContain("tokens: about 1,000 in · 50 out");
    expect(linesOf(free)).toContain("cost: free");
  });

  it("that are too old to be kept leave the tokens that the run counted", () => {
    expect(linesOf()).toEqual(["tokens: 10 in · 2 out"]);
  });
});
