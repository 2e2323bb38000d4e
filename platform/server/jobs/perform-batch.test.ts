import { expect, it } from "vitest";
import { z } from "zod";
import { performBatch } from "./perform-batch.ts";

const payload = z.object({ number: z.number() });
const { signal } = new AbortController();

function batchOf(perform: (number: number) => Promise<void>) {
  const warnings: unknown[] = [];
  const job = {
    name: "test.job",
    payload,
    perform: (_ctx: string, it: unknown) => perform(payload.parse(it).number),
  };
  const log = { warn: (...said: unknown[]) => void warnings.push(said) };
  const run = (...data: unknown[]) =>
    performBatch(
      data.map((one) => ({ data: one, signal })),
      job,
      () => "ctx",
      log,
    );
  return { run, warnings };
}

it("ends when all of it has ended, and is done", async () => {
  const done: number[] = [];
  const { run } = batchOf(async (number) => void done.push(number));
  await run({ number: 1 }, { number: 2 });
  expect(done).toEqual([1, 2]);
});

it("waits for the others when a payload does not parse, and says of each what failed", async () => {
  const slow = Promise.withResolvers<void>();
  const { run, warnings } = batchOf(() => slow.promise);
  let isOver = false;
  const running = run({ number: 1 }, { number: "of another version" }).finally(() => {
    isOver = true;
  });
  running.catch(() => undefined);
  await new Promise((resolve) => setImmediate(resolve));
  expect(isOver).toBe(false);
  slow.reject(new Error("and this one fails later"));
  await expect(running).rejects.toThrow("2 of 2 jobs failed");
  expect(warnings).toHaveLength(2);
});
