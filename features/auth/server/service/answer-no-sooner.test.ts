import { expect, test } from "vitest";
import { answerNoSooner } from "./answer-no-sooner.ts";

const elapsedMs = async (perform: () => Promise<unknown>) => {
  const startedAtMs = performance.now();
  await perform().catch(() => undefined);
  return performance.now() - startedAtMs;
};

test("an answer that is ready early waits, and so does a refusal", async () => {
  expect(await elapsedMs(() => answerNoSooner(30, async () => "yes"))).toBeGreaterThanOrEqual(28);
  const refuse = () => answerNoSooner(30, () => Promise.reject(new Error("no")));
  expect(await elapsedMs(refuse)).toBeGreaterThanOrEqual(28);
  await expect(refuse()).rejects.toThrow("no");
});

test("what takes longer by itself is not held up", async () => {
  const work = () => new Promise((resolve) => setTimeout(() => resolve("done"), 40));
  expect(await answerNoSooner(5, work)).toBe("done");
});
