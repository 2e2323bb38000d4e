import { inServiceTransaction } from "../db/transaction.ts";
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
    await inServiceTransaction(services.pool, "write", (db) => recordHeartbeat(db, nodeId));
  };
  await beat();
  const timer = setInterval(() => {
    beat().catch((error: unknown) => log.warn({ err: error }, "this worker could not say that it lives"));
  }, beatMs).unref();
  return {
    async stop() {
      clearInterval(timer);
      await inServiceTransaction(services.pool, "write", (db) => deleteHeartbeat(db, nodeId));
    },
  };
}

/** Throws when no worker has sent a heartbeat lately. */
export async function requireWorker(services: Services): Promise<void> {
  const isThere = await inServiceTransaction(services.pool, "write", (db) => hasHeartbeat(db, aliveSeconds));
  if (!isThere) throw new Error(`No worker has been heard of for ${aliveSeconds} s. Start one: ROLE=worker.`);
}
