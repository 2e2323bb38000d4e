import { z } from "zod";
import { inServiceTransaction } from "../db/transaction.ts";
import { defineJob } from "../jobs/define-job.ts";
import { deliverMessage } from "./deliver-message.ts";
import { listDueMessages } from "./outgoing-message.repository.ts";

/** The rest is left to the next round. */
const roundMs = 50_000;

/**
 * Delivers messages without a running job, after a crash or when a mail server was configured later: one at a
 * time, oldest first.
 */
export const deliverWaitingMessages = defineJob({
  name: "platform.deliver_waiting_messages",
  payload: z.object({}),
  schedule: "* * * * *",
  async perform(ctx) {
    const { pool, carriers } = ctx.services;
    const channels = (["mail", "sms"] as const).filter((channel) => carriers[channel]);
    if (channels.length === 0) return;
    const due = await inServiceTransaction(pool, "read", (db) => listDueMessages(db, channels, ctx.now()));
    const startedAtMs = performance.now();
    for (const id of due) {
      if (performance.now() - startedAtMs > roundMs) return;
      await deliverMessage.perform(ctx, { id });
    }
  },
});
