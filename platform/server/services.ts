import type pg from "pg";
import type { AccessRule } from "./access/access-rule.ts";
import type { DataKeys } from "./audit/data-keys.ts";
import type { Recorded } from "./audit/recorded.ts";
import type { Blobs } from "./blobs/blobs.ts";
import type { Db } from "./db/connection-db.ts";
import type { ErasableTable } from "./erasure/erasable-table.ts";
import type { AppError } from "./errors.ts";
import type { Deliveries } from "./events/create-deliveries.ts";
import type { Subscriptions } from "./events/subscriptions-of.ts";
import type { JobQueue } from "./jobs/job-queue.ts";
import type { Schedules } from "./jobs/schedules/create-schedules.ts";
import type { Logger } from "./log.ts";
import type { Carriers } from "./mail/carriers/carrier.ts";
import type { Broadcast } from "./realtime/broadcast.ts";
import type { EventHub } from "./realtime/event-hub.ts";
import type { Retention } from "./retention/retention.ts";
import type { Secrets } from "./secrets/secrets.ts";

/** Shared by all requests and jobs of one server. */
export interface Services {
  pool: pg.Pool;
  /** For single statements of background work as `service_role`, without the cost of a transaction. */
  servicePool: pg.Pool;
  log: Logger;
  jobs: JobQueue;
  secrets: Secrets;
  /** Files, in the store that the settings choose. */
  blobs: Blobs;
  /** Deliver mails and text messages. */
  carriers: Carriers;
  dataKeys: DataKeys;
  recorded: Recorded;
  /** Tables with personal rows of all modules, in erasure order. */
  erasable: readonly ErasableTable[];
  /** What pages offer that concerns no object, of all modules. */
  offers: readonly AccessRule[];
  /** Retention periods of all modules. */
  retention: readonly Retention[];
  /** Subscribers of events. Undefined in a process that publishes none. */
  subscriptions: Subscriptions | undefined;
  deliveries: Deliveries;
  schedules: Schedules;
  broadcast: Broadcast;
  /** Hands new events to the streams of this server. */
  eventHub: EventHub;
  /** Identifies this process in leases. New at every start. */
  nodeId: string;
  now(): Date;
  /** The clock of the database. What cannot be undone asks both. */
  databaseNow(db: Db): Promise<Date>;
  signInRequired(): AppError;
}
