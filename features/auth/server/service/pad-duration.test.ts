import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { padDuration } from "./pad-duration.ts";
import { padFailureDuration } from "./pad-failure-duration.ts";

const elapsedMs = async (perform: () => Promise<unknown>) => {
  const startedAtMs = performance.now();
  await perform().catch(() => undefined);
  return performance.now() - startedAtMs;
};
const refusal = () => Promise.reject(new Error("no"));

test("an answer that is ready early waits for the step, and so does a refusal", async () => {
  expect(await elapsedMs(() => padDuration(30, async () => "yes"))).toBeGreaterThanOrEqual(28);
  expect(await elapsedMs(() => padDuration(30, refusal))).toBeGreaterThanOrEqual(28);
  await expect(padDuration(30, refusal)).rejects.toThrow("no");
});

test("what takes longer than a step waits for the next one", async () => {
  const work = () => wait(45, "done");
  expect(await padDuration(40, work)).toBe("done");
  expect(await elapsedMs(() => padDuration(40, work))).toBeGreaterThanOrEqual(78);
});

test("without a step nothing waits", async () => {
  expect(await padDuration(0, async () => "yes")).toBe("yes");
});

test("where only refusals wait, what succeeds does not", async () => {
  expect(await padFailureDuration(60_000, async () => "yes")).toBe("yes");
  expect(await elapsedMs(() => padFailureDuration(30, refusal))).toBeGreaterThanOrEqual(28);
  await expect(padFailureDuration(30, refusal)).rejects.toThrow("no");
});
