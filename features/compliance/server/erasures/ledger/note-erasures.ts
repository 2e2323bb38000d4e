import { inTransaction } from "#platform/server/db/transaction.ts";
import type { Services } from "#platform/server/services.ts";
import { lockUnnoted, markNoted } from "./ledger.repository.ts";
import { appendToLedger } from "./ledger.ts";

const mostAtOnce = 500;

/** Notes new erasures with the files. No certificate is issued before: what is certified stays done, whatever is restored. */
export async function noteErasures({ pool, blobs, now }: Services): Promise<void> {
  for (let count = mostAtOnce; count === mostAtOnce; ) {
    count = await inTransaction(pool, { role: "service_role" }, "write", async (db) => {
      const entries = await lockUnnoted(db, mostAtOnce);
      if (entries.length === 0) return 0;
      await appendToLedger(blobs, entries, now());
      await markNoted(db, entries, now());
      return entries.length;
    });
  }
}
