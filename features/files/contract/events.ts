import { z } from "zod";
import { defineEvent } from "#platform/contract/define-event.ts";

/** The text of a file that this person owns was read. The object is the file. */
export const fileRead = defineEvent("file.read", z.object({ userId: z.uuid() }));
