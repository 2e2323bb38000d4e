import { z } from "zod";
import { query } from "#platform/server/command.ts";
import { defineJob } from "#platform/server/jobs/define-job.ts";
import { giveUpLostMails } from "./end-sending.ts";
import { releaseDue } from "./release-mail.job.ts";
import { listDue } from "./sending.repository.ts";

/** The rest is left to the next round. */
const roundMs = 50_000;
const most = 200;

/** Sends what is due and has no job any more, such as retries, and ends what a dead server was sending. */
export const releaseDueMails = defineJob({
  name: "mail.release_due",
  payload: z.object({}),
  schedule: "* * * * *",
  async perform(ctx) {
    await giveUpLostMails(ctx, ctx.now());
    const due = await query(ctx, ({ db }) => listDue(db, ctx.now(), most));
    const startedAtMs = performance.now();
    for (const key of due) {
      if (performance.now() - startedAtMs > roundMs) return;
      await releaseDue(ctx, key);
    }
  },
});
