import type pg from "pg";
import type { DataKeys } from "./audit/data-keys.ts";
import type { Blobs } from "./blobs/blobs.ts";
import type { ErasableTable } from "./erasure/erasable-table.ts";
import type { AppError } from "./errors.ts";
import type { Deliveries } from "./events/create-deliveries.ts";
import type { Subscriptions } from "./events/subscriptions-of.ts";
import type { JobQueue } from "./jobs/job-queue.ts";
import type { Schedules } from "./jobs/schedules/create-schedules.ts";
import type { Logger } from "./log.ts";
import type { Carriers } from "./mail/carriers/carrier.ts";
import type { Broadcast } from "./realtime/broadcast.ts";
import type { Retention } from "./retention/retention.ts";
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
  /** How long all modules keep what. */
  retention: readonly Retention[];
  /** Who hears of events; undefined in a process that was not told, and that publishes none. */
  subscriptions: Subscriptions | undefined;
  deliveries: Deliveries;
  schedules: Schedules;
  broadcast: Broadcast;
  /** Names this process in leases; new with every start. */
  nodeId: string;
  now(): Date;
  signInRequired(): AppError;
}
