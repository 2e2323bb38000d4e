import type pg from "pg";
import type { DataKeys } from "./audit/data-keys.ts";
import type { Blobs } from "./blobs/blobs.ts";
import type { ErasableTable } from "./erasure/erasable-table.ts";
import type { AppError } from "./errors.ts";
import type { JobQueue } from "./jobs/job-queue.ts";
import type { Logger } from "./log.ts";
import type { Carriers } from "./mail/carriers/carrier.ts";
import type { Broadcast } from "./realtime/broadcast.ts";
import type { Secrets } from "./secrets/secrets.ts";

/** What one running server shares between all requests and jobs. */
export interface Services {
  pool: pg.Pool;
  /** Single statements of background work as `service_role`, without the cost of a transaction. */
  servicePool: pg.Pool;
  log: Logger;
  jobs: JobQueue;
  secrets: Secrets;
  /** Files, in the place that the settings choose. */
  blobs: Blobs;
  /** What takes mails and text messages to people. */
  carriers: Carriers;
  dataKeys: DataKeys;
  /** What all modules keep of people, in the order in which an erasure empties it. */
  erasable: readonly ErasableTable[];
  broadcast: Broadcast;
  /** Names this process in leases; new with every start. */
  nodeId: string;
  now(): Date;
  signInRequired(): AppError;
}
