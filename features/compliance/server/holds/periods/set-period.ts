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
      const appliesFrom = whenApplied(present, days, ctx.now());
      await storePeriod(ctx.db, { workspaceId, kind, days, appliesFrom }, ctx.now());
    }
    await ctx.audit({
      act: "retention_period.set",
      target: [{ type: "retention_period", id: kind }],
      facts: { kind, days: days ?? "never", days_before: present?.days ?? "never" },
    });
  },
);

function whenApplied(present: PeriodRow | undefined, days: number, now: Date): Date {
  if (present && days >= present.days) return present.appliesFrom;
  return new Date(now.getTime() + waitMs);
}
