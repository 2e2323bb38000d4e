import { PgBoss } from "pg-boss";
import type { JsonObject } from "#platform/contract/json.ts";
import type { Ctx } from "../context.ts";
import type { Db } from "../db/connection-db.ts";
import { executeAsService } from "../db/execute-as-service.ts";
import type { Connection } from "../db/pool.ts";
import { newId } from "../ids.ts";
import type { Logger } from "../log.ts";
import type { Job } from "./define-job.ts";
import { createGivenUpQueue, givenUpQueue, logGivenUp } from "./given-up.ts";
import { jobsSchema } from "./jobs-schema.ts";
import { logSeldom } from "./log-seldom.ts";
import { performBatch } from "./perform-batch.ts";

export interface SendOptions {
  startAfterSeconds?: number;
  /** At most one waiting job per key. */
  singletonKey?: string;
}

export interface JobQueue {
  /** Puts a job into its queue inside the transaction of `db`, so that it exists only if that commits. */
  send(db: Db, name: string, payload: JsonObject, options?: SendOptions): Promise<void>;
  /** Opens the connection and makes the queues of `jobs`; sending works from then on. */
  start(jobs: Job[]): Promise<void>;
  /** Starts fetching in batches and performing. */
  work(): Promise<void>;
  /** Stops fetching, lets running jobs finish for `timeoutMs`, hands the rest back. */
  stop(timeoutMs: number): Promise<void>;
}

/** A job whose server is gone is tried again when it has not been heard of for so long. */
const silenceSeconds = 20;

export interface JobPace {
  /** How often a server says that it is at a job: three beats may be missing, and a busy server is not taken for a dead one. */
  beatSeconds: number;
  /** How often somebody looks for jobs of which nothing is heard. */
  watchSeconds: number;
}

const usualPace: JobPace = { beatSeconds: 5, watchSeconds: 10 };

/** Background work on pg-boss. Its connections act as `service_role` from the first statement on. */
export function createJobQueue(
  connection: Connection,
  log: Logger,
  ctxOf: (signal: AbortSignal) => Ctx,
  { beatSeconds, watchSeconds }: JobPace = usualPace,
): JobQueue {
  const boss = new PgBoss({
    ...connection,
    schema: jobsSchema,
    options: "-c role=service_role",
    application_name: "adjutant jobs",
    max: 3,
    migrate: false,
    createSchema: false,
    reindex: false,
    // Schedules are rows of ours.
    schedule: false,
    monitorVacuum: false,
    superviseIntervalSeconds: watchSeconds,
    monitorIntervalSeconds: watchSeconds,
  });
  boss.on("error", logSeldom(log));
  let declared: Job[] = [];

  return {
    async send(db, name, payload, options = {}) {
      const { startAfterSeconds, singletonKey } = options;
      await boss.send(name, payload, {
        db: { executeSql: (text, values) => executeAsService(db, text, values) },
        ...(startAfterSeconds ? { startAfter: startAfterSeconds } : {}),
        // The queue keeps one waiting job a key, so a job that needs none gets one of its own.
        singletonKey: singletonKey ?? newId(),
      });
    },
    async start(jobs) {
      declared = jobs;
      await boss.start();
      await createGivenUpQueue(boss);
      for (const job of jobs) {
        const options = {
          retryLimit: job.retries ?? 3,
          retryBackoff: true,
          heartbeatSeconds: silenceSeconds,
          deadLetter: givenUpQueue,
        };
        await boss.createQueue(job.name, { policy: "short", ...options });
        // One that an earlier version made stays as it was made.
        await boss.updateQueue(job.name, options);
      }
    },
    async work() {
      for (const job of declared) {
        await boss.work(
          job.name,
          {
            batchSize: 50,
            burstWhenBatchFull: true,
            pollingIntervalSeconds: 2,
            heartbeatRefreshSeconds: beatSeconds,
          },
          (batch) => performBatch(batch, job, ctxOf, log),
        );
      }
      await logGivenUp(boss, log);
    },
    async stop(timeoutMs) {
      await boss.stop({ graceful: true, timeout: timeoutMs });
    },
  };
}
