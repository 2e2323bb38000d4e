import { z } from "zod";
import { defineJob } from "#platform/server/jobs/define-job.ts";
import { publicUrlOf } from "#platform/server/public-url.ts";
import { mailDeciders } from "./mail-deciders.ts";

/** People who are at their screen decide before this. */
export const mailAfterMs = 5 * 60_000;

/** Mails those for whom something still waits a while after it was asked. Enqueued together with the request. */
export const mailWaiting = defineJob({
  name: "inbox.mail_waiting",
  payload: z.object({
    type: z.enum(["approval", "question", "limit", "ended", "reminder"]),
    id: z.uuid(),
    workspaceId: z.uuid(),
    /** Of a reminder: its moment. A task can remind again, of another one. */
    at: z.iso.datetime().optional(),
  }),
  retries: 5,
  perform: (ctx, waiting) => mailDeciders(ctx, { ...waiting, publicUrl: publicUrlOf(ctx.services) }),
});
