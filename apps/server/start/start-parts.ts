import type { Connection } from "#platform/server/db/pool.ts";
import type { Health } from "#platform/server/health/health.ts";
import type { Logger } from "#platform/server/log.ts";
import type { Shutdown } from "#platform/server/shutdown.ts";

/** Everything prepared before the server is composed. */
export interface StartParts {
  /** The connection that migrates. */
  ownerConnection: Connection;
  /** The connection of requests and jobs. */
  appConnection: Connection;
  log: Logger;
  health: Health;
  shutdown: Shutdown;
  /** The folder of the checkout. */
  root: string;
}

/** A running server, migrated and seeded. */
export interface StartedServer {
  facts(): Promise<ServerFacts>;
  /** Prepares what the first visitor would otherwise wait for. */
  prepare(): Promise<void>;
}

export interface ServerFacts {
  /** A one-time link for the first admin. Absent once there is one. */
  claimUrl?: string | undefined;
  /** The answering models, in a few words. */
  models: string;
}
