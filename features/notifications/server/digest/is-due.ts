import { slotsOf } from "#platform/server/jobs/schedules/slots.ts";
import type { NotificationSettings } from "../../contract/index.ts";

export type DigestTimes = Pick<NotificationSettings, "digest" | "digestAt" | "quiet" | "timeZone">;

const weekMs = 7 * 86_400_000;

/**
 * Whether the mail with what is new is due: the hour, or the person's time of day, has come since the oldest of it was
 * told, and it is not quiet now. What was due in quiet hours comes when these end.
 */
export function isDigestDue(times: DigestTimes, oldest: Date, now: Date): boolean {
  const slot = latestSlot(times, now);
  return slot !== undefined && oldest <= slot && !isQuiet(times, now);
}

function latestSlot({ digest, digestAt, timeZone }: DigestTimes, now: Date): Date | undefined {
  if (digest === "never") return undefined;
  const [hour, minute] = digestAt.split(":").map(Number);
  const cron = digest === "hourly" ? "0 * * * *" : `${minute} ${hour} * * *`;
  return slotsOf(cron, timeZone).newestBetween(new Date(now.getTime() - weekMs), now, 1)[0];
}

function isQuiet({ quiet, timeZone }: DigestTimes, now: Date): boolean {
  if (!quiet) return false;
  const { from, to } = quiet;
  const time = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" }).format(now);
  // Quiet hours may go past midnight.
  return from < to ? from <= time && time < to : from <= time || time < to;
}
