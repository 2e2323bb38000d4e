import type { JobPollingOptions, JobWithMetadata, PgBoss } from "pg-boss";
import type { Logger } from "../log.ts";

/** The dead-letter queue. Jobs arrive after their last retry, or when their server disappeared during it. */
export const deadLetterQueue = "platform.given_up";

export async function createDeadLetterQueue(boss: PgBoss): Promise<void> {
  await boss.createQueue(deadLetterQueue, { policy: "standard" });
}

/** Logs each dead job once. */
export async function logDeadLetters(boss: PgBoss, log: Logger, polling: JobPollingOptions): Promise<void> {
  const options = {
    batchSize: 50,
    burstWhenBatchFull: true,
    ...polling,
    includeMetadata: true,
  } as const;
  await boss.work(deadLetterQueue, options, async (jobs) => {
    for (const job of jobs) {
      const { sourceName, sourceId, sourceRetryCount } = job;
      const tries = (sourceRetryCount ?? 0) + 1;
      log.error({ job: sourceName, id: sourceId, tries, reason: reasonOf(job) }, "job given up");
    }
  });
}

/** The library stores a thrown error as it is, and its own messages under `value`. */
function reasonOf({ sourceOutput }: Pick<JobWithMetadata, "sourceOutput">): string | undefined {
  const output: { message?: unknown; value?: { message?: unknown } } = sourceOutput ?? {};
  const message = output.message ?? output.value?.message;
  return typeof message === "string" ? message : undefined;
}
