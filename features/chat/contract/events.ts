import { z } from "zod";
import { defineEvent } from "#platform/contract/define-event.ts";

/** An answer has ended well, and a message of this person waits for that. Its object is the conversation. */
export const queueReached = defineEvent(
  "queue.reached",
  z.object({ userId: z.uuid(), isVisitor: z.boolean() }),
);
