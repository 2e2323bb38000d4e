import { z } from "zod";
import { inTransaction } from "#platform/server/db/transaction.ts";
import { defineJob } from "#platform/server/jobs/define-job.ts";
import { deleteUsageBefore } from "./usage.repository.ts";

const keptMs = 400 * 24 * 3_600_000;

/** What was used longer ago than a year is no longer asked for. */
export const deleteOldUsage = defineJob({
  name: "entitlements.delete_old_usage",
  payload: z.object({}),
  schedule: "41 3 * * *",
  perform: (ctx) =>
    inTransaction(ctx.services.pool, { role: "service_role" }, "write", (db) =>
      deleteUsageBefore(db, new Date(ctx.now().getTime() - keptMs)),
    ),
});
