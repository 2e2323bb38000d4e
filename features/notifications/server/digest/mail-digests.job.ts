import { z } from "zod";
import { isTimeZone } from "#platform/server/clock/time-zone.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { defineJob } from "#platform/server/jobs/define-job.ts";
import { settingsByDefault } from "../../contract/index.ts";
import { notificationAccess } from "../notification.access.ts";
import { listWaitingForMail, type Place, type WaitingForMail } from "./digest.repository.ts";
import { type DigestTimes, isDigestDue } from "./is-due.ts";
import { mailDigest } from "./mail-digest.ts";

const pageSize = 200;

/** Mails everybody whose time it is. A round that was missed is made up for by the next. */
export const mailDigests = (publicUrl: string) =>
  defineJob({
    name: "notifications.mail_digests",
    payload: z.object({}),
    schedule: "*/15 * * * *",
    perform: (ctx) => performDigests(ctx, publicUrl),
  });

/** One failure does not keep the mails of others. */
export async function performDigests(ctx: Ctx, publicUrl: string): Promise<void> {
  const failures: unknown[] = [];
  let after: Place | undefined;
  for (let isMore = true; isMore; ) {
    const asked = { after, now: ctx.now(), limit: pageSize };
    const people = await query(ctx, notificationAccess.mail, ({ db }) => listWaitingForMail(db, asked));
    for (const { workspaceId, userId, oldest, ...chosen } of people) {
      if (!isDigestDue(timesOf(chosen), oldest, ctx.now())) continue;
      await mailDigest(ctx, { workspaceId, userId, publicUrl }).catch((error) => failures.push(error));
    }
    after = people.at(-1);
    isMore = people.length === pageSize;
  }
  if (failures.length > 0) throw new AggregateError(failures, "Some notifications could not be mailed.");
}

function timesOf(chosen: Omit<WaitingForMail, keyof Place | "oldest">): DigestTimes {
  const { digest, digest_at: digestAt, quiet_from: from, quiet_to: to, time_zone: timeZone } = chosen;
  return {
    digest: digest ?? settingsByDefault.digest,
    digestAt: digestAt ?? settingsByDefault.digestAt,
    timeZone: timeZone && isTimeZone(timeZone) ? timeZone : settingsByDefault.timeZone,
    quiet: from && to ? { from, to } : null,
  };
}
