import type { ChildProcess } from "node:child_process";
import { renameSync, statSync } from "node:fs";
import { rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type DataLock, lockDataFolder } from "../data-folder/lock-data-folder.ts";
import type { Connection } from "../db/pool.ts";
import { findBinaries } from "./binaries.ts";
import { checkClusterVersion } from "./check-cluster-version.ts";
import { initCluster } from "./init-cluster.ts";
import { placePostgres } from "./placement.ts";
import { endPostgres, runPostgres } from "./postgres-process.ts";
import { databaseNames } from "./roles.ts";
import { makeSocketFolder } from "./socket-folder.ts";
import { stopOrphan } from "./stop-orphan.ts";

export interface PostgresOptions {
  /** Absolute. The caller holds its lock. */
  dataDir: string;
  log: { warn(details: object, message: string): void; error(details: object, message: string): void };
  /** For cluster and binaries when PostgreSQL's user cannot enter the data folder or the checkout. */
  systemDir?: string;
  /** Default: 100. */
  maxConnections?: number;
}

/** Connections to the embedded PostgreSQL: one to migrate, one to serve requests, one for superuser tasks. */
export interface EmbeddedConnections {
  ownerConnection: Connection;
  appConnection: Connection;
  superuserConnection: Connection;
}

export interface Postgres extends EmbeddedConnections {
  clusterDir: string;
  /** False during recovery from a crash. */
  isRunning(): boolean;
  processId(): number | undefined;
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL of a data folder and creates it first if it is absent. When PostgreSQL dies it is
 * restarted and recovers from its log.
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const { dataDir, log, systemDir, maxConnections } = options;
  const placement = await placePostgres(dataDir, await findBinaries(), systemDir);
  const { clusterDir, user } = placement;
  const isElsewhere = dirname(clusterDir) !== dataDir;
  const lock: DataLock | undefined = isElsewhere ? lockDataFolder(dirname(clusterDir)) : undefined;
  const logPath = join(dataDir, "postgres.log");
  keepLogSmall(logPath);

  await initCluster(placement);
  await checkClusterVersion(clusterDir);
  const socketDir = await makeSocketFolder(clusterDir, user);
  await stopOrphan(clusterDir, socketDir);

  const start = () =>
    runPostgres(placement, { socketDir, logPath, ...(maxConnections ? { maxConnections } : {}) });
  let child: ChildProcess = await start();
  let isStopping = false;
  watch();
  const endWithProcess = () => void child.kill("SIGINT");
  process.once("exit", endWithProcess);

  function watch() {
    child.once("exit", (code, signal) => {
      if (isStopping) return;
      log.error({ code, signal }, "PostgreSQL ended by itself and is started again");
      void restart();
    });
  }

  // Backends of the dead server hold its memory for a moment, and a start before they are gone is refused.
  async function restart() {
    for (let attempt = 0; !isStopping; attempt++) {
      try {
        child = await start();
        return isStopping ? await endPostgres(child) : watch();
      } catch (error) {
        log.warn({ err: error, attempt }, "PostgreSQL could not be started");
        await sleep(Math.min(100 * 2 ** attempt, 5_000));
      }
    }
  }

  return {
    ...embeddedConnections(socketDir),
    clusterDir,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    processId: () => child.pid,
    async stop() {
      isStopping = true;
      process.removeListener("exit", endWithProcess);
      await endPostgres(child);
      await rm(socketDir, { recursive: true, force: true });
      lock?.release();
    },
  };
}

/** Connections to the server whose socket is in `socketDir`. */
export function embeddedConnections(socketDir: string): EmbeddedConnections {
  const { superuser, owner, app, database } = databaseNames;
  const as = (user: string): Connection => ({ host: socketDir, port: 5432, user, database });
  return { ownerConnection: as(owner), appConnection: as(app), superuserConnection: as(superuser) };
}

function keepLogSmall(path: string) {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > 10_000_000) renameSync(path, `${path}.1`);
}
