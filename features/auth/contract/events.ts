import { z } from "zod";
import { defineEvent } from "#platform/contract/define-event.ts";

/** A user proved the address of the account, or changed to another proved address. Its object is the user. */
export const addressProved = defineEvent("address.proved", z.object({ userId: z.uuid() }));
