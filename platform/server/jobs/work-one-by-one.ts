import type { PgBoss, WorkOptions } from "pg-boss";
import type { Fetched } from "./perform-batch.ts";

/** Performs up to `atOnce` jobs at a time, one of each group, so that a slow one delays nobody else's. */
export async function workOneByOne(
  boss: PgBoss,
  { name, atOnce }: { name: string; atOnce: number },
  options: WorkOptions,
  perform: (batch: readonly Fetched[]) => Promise<void>,
): Promise<void> {
  for (let worker = 0; worker < atOnce; worker += 1) {
    const id = await boss.work(
      name,
      { ...options, batchSize: 1, localGroupConcurrency: 1 },
      async (batch) => {
        // Another one may wait, also of this group: the worker looks again as soon as this one has ended.
        boss.notifyWorker(id);
        await perform(batch);
      },
    );
  }
}
