import type { PgBoss } from "pg-boss";
import { createDeadLetterQueue, deadLetterQueue } from "./dead-letter.ts";
import type { Job } from "./define-job.ts";

/** A job without a heartbeat for this long is retried: its server is gone. */
const silenceSeconds = 20;

/** Creates the queues of `jobs` and updates those whose options differ. A usual start changes none. */
export async function ensureQueues(boss: PgBoss, jobs: Job[]): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  if (!known.has(deadLetterQueue)) await createDeadLetterQueue(boss);
  for (const job of jobs) {
    const options = {
      retryLimit: job.retries ?? 3,
      retryBackoff: true,
      heartbeatSeconds: silenceSeconds,
      deadLetter: deadLetterQueue,
      // Servers hear of a new job at once, and an idle one asks seldom.
      notify: true,
    };
    const queue = known.get(job.name);
    if (!queue) await boss.createQueue(job.name, { policy: "short", ...options });
    else if (differs(queue, options)) await boss.updateQueue(job.name, options);
  }
}

function differs<Options extends object>(queue: object, options: Options): boolean {
  return Object.entries(options).some(([name, value]) => Reflect.get(queue, name) !== value);
}
