import { z } from "zod";
import { defineEvent } from "#platform/contract/define-event.ts";

/** A tool call waits for a person's approval. Its object is the approval. */
export const approvalRequested = defineEvent("approval.requested", z.object({}));
