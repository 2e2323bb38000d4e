import { expect, it } from "vitest";
import { describeHealth } from "./health-check.ts";

const database = { name: "database", isHealthy: true, durationMs: 4 };

it("names the broken parts and why", () => {
  const worker = { name: "worker", isHealthy: false, durationMs: 1, reason: "No heartbeat for 2 minutes." };
  expect(describeHealth({ isHealthy: false, parts: [database, worker] })).toEqual({
    state: "bad",
    text: "worker: No heartbeat for 2 minutes.",
  });
});

it("is good when all parts work, and never without a report", () => {
  expect(describeHealth({ isHealthy: true, parts: [database] }).state).toBe("good");
  expect(describeHealth({ parts: [] }).state).toBe("bad");
  expect(describeHealth(undefined).state).toBe("bad");
});
