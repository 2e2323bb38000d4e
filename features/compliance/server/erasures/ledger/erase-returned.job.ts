import { z } from "zod";
import type { Ctx } from "#platform/server/context.ts";
import { inServiceTransaction } from "#platform/server/db/transaction.ts";
import { defineJob, type Job } from "#platform/server/jobs/define-job.ts";
import { beginAgain } from "./begin-again.ts";
import { claimWaiting } from "./ledger.repository.ts";
import { restartReturnedErasures } from "./restart-erasure.ts";

const pageSize = 500;
/**
 * Erases people again whom a backup has brought back, as far as nothing keeps them. One failure does not block the others,
 * and those that were tried longest ago come first.
 */
export async function eraseAgain(ctx: Ctx, host: string): Promise<void> {
  const failures = await restartReturnedErasures(ctx, host).catch((error: unknown) => [error]);
  const begun = ctx.now();
  for (let count = pageSize; count === pageSize; ) {
    const waiting = await inServiceTransaction(ctx.services.pool, "write", (db) =>
      claimWaiting(db, begun, pageSize),
    );
    for (const id of waiting) {
      ctx.signal?.throwIfAborted();
      await beginAgain(ctx, id).catch((error: unknown) => failures.push(error));
    }
    count = waiting.length;
  }
  if (failures.length > 0) throw new AggregateError(failures, "Some people could not be erased again.");
}

/** Hourly, for what has to wait. A worker that starts does the same at once. */
export function eraseReturned(host: string): Job<Record<string, never>> {
  return defineJob({
    name: "compliance.erase_returned",
    payload: z.object({}),
    schedule: "23 * * * *",
    perform: (ctx) => eraseAgain(ctx, host),
  });
}
