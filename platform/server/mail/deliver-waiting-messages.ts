import { z } from "zod";
import { inTransaction } from "../db/transaction.ts";
import { defineJob } from "../jobs/define-job.ts";
import { deliverMessage } from "./deliver-message.ts";
import { listDueMessages } from "./outgoing-message.repository.ts";

/** Takes up what nobody works on: after a crash, or when a mail server was connected later. */
export const deliverWaitingMessages = defineJob({
  name: "platform.deliver_waiting_messages",
  payload: z.object({}),
  schedule: "* * * * *",
  async perform(ctx) {
    const { pool, jobs, carriers } = ctx.services;
    const channels = (["mail", "sms"] as const).filter((channel) => carriers[channel]);
    if (channels.length === 0) return;
    await inTransaction(pool, { role: "service_role" }, "write", async (db) => {
      for (const id of await listDueMessages(db, channels, ctx.now()))
        await jobs.send(db, deliverMessage.name, { id }, { singletonKey: id });
    });
  },
});
