import type { Connection } from "#platform/server/db/pool.ts";
import type { Health } from "#platform/server/health/health.ts";
import type { Logger } from "#platform/server/log.ts";
import type { Shutdown } from "#platform/server/shutdown.ts";

/** What the start has ready before the server itself is composed. */
export interface StartParts {
  /** Who migrates. */
  ownerConnection: Connection;
  /** Who serves requests and runs jobs. */
  appConnection: Connection;
  log: Logger;
  health: Health;
  shutdown: Shutdown;
  /** The folder of the checkout. */
  root: string;
}

/** A server that migrated, seeded, listens and works. */
export interface StartedServer {
  facts(): Promise<ServerFacts>;
  /** Does ahead what the first visitor would wait for. */
  prepare(): Promise<void>;
}

export interface ServerFacts {
  /** One-time link that makes whoever opens it the admin; absent once there is one. */
  claimUrl?: string | undefined;
  /** Which models answer, in a few words. */
  models: string;
}
