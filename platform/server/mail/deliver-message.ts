import { z } from "zod";
import { defineJob } from "../jobs/define-job.ts";
import { findMessage } from "./outgoing-message.repository.ts";

/** Delivers one message. Without a mail server it stays in the outbox, where an admin reads it. */
export const deliverMessage = defineJob({
  name: "platform.deliver_message",
  payload: z.object({ id: z.uuid() }),
  async perform(ctx, { id }) {
    const message = await findMessage(ctx.db, id);
    if (message) ctx.log.info({ message: id, kind: message.kind }, "a message waits in the outbox");
  },
});
