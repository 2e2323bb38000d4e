import type { Db } from "../db/connection-db.ts";
import { inTransaction } from "../db/transaction.ts";
import type { Services } from "../services.ts";
import { deleteHeartbeat, hasHeartbeat, recordHeartbeat } from "./worker-heartbeat.repository.ts";

const beatMs = 5_000;
/** A worker counts as gone after three missed beats. */
const aliveSeconds = 20;

export interface WorkerHeartbeat {
  /** Announces that this worker is gone. */
  stop(): Promise<void>;
}

/** Sends a heartbeat every few seconds, unless `requireAlive` throws. */
export async function startHeartbeat(services: Services, requireAlive: () => void): Promise<WorkerHeartbeat> {
  const { nodeId, log } = services;
  const beat = async () => {
    requireAlive();
    await asService(services, (db) => recordHeartbeat(db, nodeId));
  };
  await beat();
  const timer = setInterval(() => {
    beat().catch((error: unknown) => log.warn({ err: error }, "this worker could not say that it lives"));
  }, beatMs).unref();
  return {
    async stop() {
      clearInterval(timer);
      await asService(services, (db) => deleteHeartbeat(db, nodeId));
    },
  };
}

/** Throws when no worker has sent a heartbeat lately. */
export async function requireWorker(services: Services): Promise<void> {
  const isThere = await asService(services, (db) => hasHeartbeat(db, aliveSeconds));
  if (!isThere) throw new Error(`No worker has been heard of for ${aliveSeconds} s. Start one: ROLE=worker.`);
}

function asService<Output>({ pool }: Services, perform: (db: Db) => Promise<Output>): Promise<Output> {
  return inTransaction(pool, { role: "service_role" }, "write", perform);
}
