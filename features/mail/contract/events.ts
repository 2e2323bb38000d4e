import { z } from "zod";
import { defineEvent } from "#platform/contract/define-event.ts";

/** A mail of this person could not be sent. Its object is the mail. */
export const mailFailed = defineEvent("mail.failed", z.object({ userId: z.uuid() }));
