import { z } from "zod";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { defineJob } from "#platform/server/jobs/define-job.ts";
import { erasureAccess } from "../erasure.access.ts";
import { beginAgain } from "./begin-again.ts";
import { listWaiting } from "./ledger.repository.ts";
import { takeUpErasures } from "./take-up-again.ts";

const mostAtOnce = 500;

/** Erases people again whom a backup has brought back, as far as nothing keeps them. One failure does not block the others. */
export async function eraseAgain(ctx: Ctx): Promise<void> {
  await takeUpErasures(ctx);
  const failures: unknown[] = [];
  const waiting = await query(ctx, erasureAccess.take_up_again, ({ db }) => listWaiting(db, mostAtOnce));
  for (const id of waiting) await beginAgain(ctx, id).catch((error) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, "Some people could not be erased again.");
}

/** Hourly, for what has to wait. A worker that starts does the same at once. */
export const eraseReturned = defineJob({
  name: "compliance.erase_returned",
  payload: z.object({}),
  schedule: "23 * * * *",
  perform: eraseAgain,
});
