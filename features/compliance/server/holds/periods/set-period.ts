import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { periodWaitHours } from "../../../contract/index.ts";
import { periodAccess } from "./period.access.ts";
import { deletePeriod, lockPeriod, type PeriodRow, storePeriod } from "./period.repository.ts";
import { requirePeriodKind } from "./require-period-kind.ts";

const waitMs = periodWaitHours * 3_600_000;

export interface SetPeriod {
  kind: string;
  /** Null: until somebody deletes it. */
  days: number | null;
}

/** Says after how many days a kind of the workspace's data is deleted. A shorter period deletes nothing for a day. */
export const setPeriod = command(
  "retention_period.set",
  periodAccess.set,
  async (ctx, { kind, days }: SetPeriod): Promise<void> => {
    const { workspaceId } = userOf(ctx);
    requirePeriodKind(ctx, kind, days);
    const present = await lockPeriod(ctx.db, workspaceId, kind);
    if (days === null) await deletePeriod(ctx.db, workspaceId, kind);
    else {
      const now = await ctx.services.databaseNow(ctx.db);
      await storePeriod(ctx.db, { workspaceId, kind, days, ...whenApplied(present, days, now) }, now);
    }
    await ctx.audit({
      act: "retention_period.set",
      target: [{ type: "retention_period", id: kind }],
      facts: { kind, days: days ?? "never", days_before: present?.days ?? "never" },
    });
  },
);

/**
 * One that is at least as long as what is in force applies at once, any other after a day. What still waits is not in force.
 * Setting the same again changes nothing.
 */
function whenApplied(
  present: PeriodRow | undefined,
  days: number,
  now: Date,
): Pick<PeriodRow, "appliesFrom" | "daysBefore"> {
  if (present?.days === days) return present;
  const inForce = daysInForce(present, now);
  if (inForce !== null && days >= inForce) return { appliesFrom: now, daysBefore: null };
  return { appliesFrom: new Date(now.getTime() + waitMs), daysBefore: inForce };
}

function daysInForce(present: PeriodRow | undefined, now: Date): number | null {
  if (!present) return null;
  return present.appliesFrom <= now ? present.days : present.daysBefore;
}
