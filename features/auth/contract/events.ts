import { z } from "zod";
import { defineEvent } from "#platform/contract/define-event.ts";

/** Somebody has proved the address of an account, or has another one that is proved; about the user. */
export const addressProved = defineEvent("address.proved", z.object({ userId: z.uuid() }));
