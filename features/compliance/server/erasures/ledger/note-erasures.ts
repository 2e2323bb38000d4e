import { inServiceTransaction } from "#platform/server/db/transaction.ts";
import type { Services } from "#platform/server/services.ts";
import { listUnnoted, markNoted } from "./ledger.repository.ts";
import { noteEntry } from "./ledger.ts";

const mostAtOnce = 500;
/**
 * Notes new erasures with the files. No certificate is issued before: what is certified stays done, whatever is restored.
 * No transaction is open meanwhile, and two processes may note the same one.
 */
export async function noteErasures(services: Services, host: string, signal?: AbortSignal): Promise<void> {
  const { pool, now } = services;
  for (let count = mostAtOnce; count === mostAtOnce; ) {
    const entries = await inServiceTransaction(pool, "read", (db) => listUnnoted(db, mostAtOnce));
    for (const entry of entries) {
      signal?.throwIfAborted();
      await noteEntry(services, host, entry);
      await inServiceTransaction(pool, "write", (db) => markNoted(db, entry.id, now()));
    }
    count = entries.length;
  }
}
