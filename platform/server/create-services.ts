import { randomBytes } from "node:crypto";
import type { AccessRule } from "./access/access-rule.ts";
import { destroyedKeysChannel } from "./audit/data-key.repository.ts";
import { createDataKeys } from "./audit/data-keys.ts";
import { createRecorded } from "./audit/recorded.ts";
import type { Blobs } from "./blobs/blobs.ts";
import type { Ctx } from "./context.ts";
import { createCtx } from "./create-ctx.ts";
import { type Connection, createPool } from "./db/pool.ts";
import { readDatabaseTime } from "./db/read-database-time.ts";
import type { ErasableTable } from "./erasure/erasable-table.ts";
import { AppError, platformErrors } from "./errors.ts";
import { createDeliveries } from "./events/create-deliveries.ts";
import type { Subscriptions } from "./events/subscriptions-of.ts";
import { createJobQueue, type JobPace } from "./jobs/job-queue.ts";
import { createSchedules } from "./jobs/schedules/create-schedules.ts";
import type { Logger } from "./log.ts";
import type { Carriers } from "./mail/carriers/carrier.ts";
import { createBroadcast } from "./realtime/broadcast.ts";
import { createEventHub } from "./realtime/event-hub.ts";
import type { Retention } from "./retention/retention.ts";
import { openKeyRing, readKeyRing } from "./secrets/key-ring.ts";
import { keysChannel } from "./secrets/sealed.repository.ts";
import { createSecrets } from "./secrets/secrets.ts";
import type { Services } from "./services.ts";

export interface ServicesOptions {
  connection: Connection;
  /** Connections for requests and runs. Jobs and listening have a few of their own. */
  maxConnections?: number;
  /** File with the master keys. */
  keyFile: string;
  blobs: Blobs;
  /** Absent: every message stays in the outbox. */
  carriers?: Carriers;
  /** Tables with personal content, from the modules. Absent in processes without jobs. */
  erasable?: readonly ErasableTable[];
  /** What pages offer, from the modules. Absent in processes without pages. */
  offers?: readonly AccessRule[];
  /** Retention periods, from the modules. Absent in processes without jobs. */
  retention?: readonly Retention[];
  /** Subscribers of events. Absent in processes that change nothing. */
  subscriptions?: Subscriptions;
  log: Logger;
  now?: () => Date;
  /** Absent: the database is asked. */
  databaseNow?: Services["databaseNow"];
  /** Absent: the default pace. */
  jobPace?: Partial<JobPace> | undefined;
}

/** Creates everything that the parts of one server share. Opens no connection itself. */
export async function createServices(options: ServicesOptions): Promise<Services> {
  const { connection, log } = options;
  const pool = createPool(connection, {
    ...(options.maxConnections ? { max: options.maxConnections } : {}),
    onError: (error) => log.warn({ err: error }, "a database connection broke"),
  });
  const servicePool = createPool(connection, {
    // The chunks of all streams take one or two. Rate limits of sign-ins and messages must not queue behind
    // them.
    max: 8,
    options: "-c role=service_role",
    applicationName: "adjutant runs",
    onError: (error) => log.warn({ err: error }, "a database connection broke"),
  });
  const secrets = createSecrets(await openKeyRing(options.keyFile), () => readKeyRing(options.keyFile));
  const broadcast = createBroadcast(connection, log);
  const services: Services = {
    pool,
    servicePool,
    log,
    secrets,
    blobs: options.blobs,
    carriers: options.carriers ?? {},
    dataKeys: createDataKeys(servicePool, secrets),
    recorded: createRecorded(),
    erasable: options.erasable ?? [],
    offers: options.offers ?? [],
    retention: options.retention ?? [],
    subscriptions: options.subscriptions,
    deliveries: createDeliveries(() => services),
    schedules: createSchedules(() => services),
    broadcast,
    eventHub: createEventHub({ broadcast, servicePool, log }),
    jobs: createJobQueue(
      connection,
      log,
      (signal) => createCtx(services, { type: "system", name: "jobs" }, { signal }),
      options.jobPace,
    ),
    nodeId: randomBytes(6).toString("hex"),
    now: options.now ?? (() => new Date()),
    databaseNow: options.databaseNow ?? readDatabaseTime,
    signInRequired: () => new AppError("auth.required", ...platformErrors["auth.required"]),
  };
  services.broadcast.subscribe(keysChannel, () => {
    try {
      secrets.reload();
    } catch (error) {
      log.error({ err: error }, "the key file could not be read again");
    }
  });
  services.broadcast.subscribe(destroyedKeysChannel, (id) => services.dataKeys.forget(id));
  return services;
}

/** A context for background work. `name` says which. */
export function systemCtx(services: Services, name: string): Ctx {
  return createCtx(services, { type: "system", name });
}
