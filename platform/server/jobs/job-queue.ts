import { PgBoss } from "pg-boss";
import type { JsonObject } from "#platform/contract/json.ts";
import type { Ctx } from "../context.ts";
import type { Db } from "../db/connection-db.ts";
import { executeAsService } from "../db/execute-as-service.ts";
import type { Connection } from "../db/pool.ts";
import { newId } from "../ids.ts";
import type { Logger } from "../log.ts";
import { logDeadLetters } from "./dead-letter.ts";
import type { Job } from "./define-job.ts";
import { ensureQueues } from "./ensure-queues.ts";
import { jobsSchema } from "./jobs-schema.ts";
import { logSeldom } from "./log-seldom.ts";
import { type Fetched, performBatch } from "./perform-batch.ts";
import { workOneByOne } from "./work-one-by-one.ts";

export interface SendOptions {
  startAfterSeconds?: number;
  /** At most one waiting job per key. */
  singletonKey?: string;
  /** Its group, such as its person. A job with `atOnce` has one of each performed at a time. */
  of?: string;
}

export interface JobQueue {
  /**
   * Enqueues a job inside the transaction of `db`: the job exists only if that commits. False when one with its key
   * waits already.
   */
  send(db: Db, name: string, payload: JsonObject, options?: SendOptions): Promise<boolean>;
  /** Connects and creates the queues of `jobs`. `send` works from then on. */
  start(jobs: Job[]): Promise<void>;
  /** Starts fetching and performing jobs, in batches. */
  work(): Promise<void>;
  /** Stops fetching, lets running jobs finish for up to `timeoutMs`, and hands the rest back. */
  stop(timeoutMs: number): Promise<void>;
}

export interface JobPace {
  /**
   * Heartbeat interval of a running job. Three beats may be lost, so that a busy server does not count as
   * dead.
   */
  beatSeconds: number;
  /** How often jobs without heartbeats are looked for. */
  watchSeconds: number;
  /** How often due retries and delayed jobs are looked for. New jobs announce themselves. */
  pollSeconds: number;
}

const usualPace: JobPace = { beatSeconds: 5, watchSeconds: 10, pollSeconds: 10 };

/** Background jobs on pg-boss. Its connections act as `service_role` from their first statement. */
export function createJobQueue(
  connection: Connection,
  log: Logger,
  ctxOf: (signal: AbortSignal) => Ctx,
  pace: Partial<JobPace> = {},
): JobQueue {
  const { beatSeconds, watchSeconds, pollSeconds } = { ...usualPace, ...pace };
  const polling = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: pollSeconds };
  const boss = new PgBoss({
    ...connection,
    schema: jobsSchema,
    options: "-c role=service_role",
    application_name: "adjutant jobs",
    max: 3,
    migrate: false,
    createSchema: false,
    reindex: false,
    // The product has its own table of schedules.
    schedule: false,
    useListenNotify: true,
    monitorVacuum: false,
    superviseIntervalSeconds: watchSeconds,
    monitorIntervalSeconds: watchSeconds,
  });
  boss.on("error", logSeldom(log));
  let declared: Job[] = [];

  return {
    async send(db, name, payload, options = {}) {
      const { startAfterSeconds, singletonKey, of } = options;
      const id = await boss.send(name, payload, {
        db: { executeSql: (text, values) => executeAsService(db, text, values) },
        ...(startAfterSeconds ? { startAfter: startAfterSeconds } : {}),
        ...(of ? { group: { id: of } } : {}),
        // The queue holds one waiting job per key, so a job without a key gets a unique one.
        singletonKey: singletonKey ?? newId(),
      });
      return id !== null;
    },
    async start(jobs) {
      declared = jobs;
      await boss.start();
      await ensureQueues(boss, jobs);
    },
    async work() {
      for (const job of declared) {
        const options = { ...polling, heartbeatRefreshSeconds: beatSeconds };
        const perform = (batch: readonly Fetched[]) => performBatch(batch, job, ctxOf, log);
        if (job.atOnce) await workOneByOne(boss, { ...job, atOnce: job.atOnce }, options, perform);
        else await boss.work(job.name, { batchSize: 50, burstWhenBatchFull: true, ...options }, perform);
      }
      await logDeadLetters(boss, log, polling);
    },
    async stop(timeoutMs) {
      await boss.stop({ graceful: true, timeout: timeoutMs });
    },
  };
}
