import { z } from "zod";
import { allowLongStatements } from "../db/allow-long-statements.ts";
import { inTransaction } from "../db/transaction.ts";
import { deleteEventsBefore } from "../events/events.repository.ts";
import { deleteHeartbeatsBefore } from "../health/worker-heartbeat.repository.ts";
import { deleteIdempotencyKeysBefore } from "../http/idempotency.repository.ts";
import { deleteLastMessagesBefore, deleteMessagesBefore } from "../mail/outgoing-message.repository.ts";
import { deleteRateLimitsBefore } from "../rate-limit/rate-limit.repository.ts";
import { defineJob } from "./define-job.ts";

const hourMs = 3_600_000;

/** Events, answered keys, full buckets and messages serve a short purpose; this removes them afterwards. */
export const deleteOldRows = defineJob({
  name: "platform.delete_old_rows",
  payload: z.object({}),
  schedule: "17 * * * *",
  perform: (ctx) =>
    inTransaction(ctx.services.pool, { role: "service_role" }, "write", async (db) => {
      await allowLongStatements(db);
      const ago = (hours: number) => new Date(ctx.now().getTime() - hours * hourMs);
      await deleteEventsBefore(db, ago(48));
      await deleteIdempotencyKeysBefore(db, ago(48));
      await deleteRateLimitsBefore(db, ago(2));
      await deleteHeartbeatsBefore(db, ago(2));
      await deleteMessagesBefore(db, ago(30 * 24));
      await deleteLastMessagesBefore(db, ago(24));
    }),
});
