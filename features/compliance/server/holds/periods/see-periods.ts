import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { periodKindsOf } from "#platform/server/retention/periods/period-kinds.ts";
import type { RetentionPeriod } from "../../../contract/index.ts";
import { olderThan } from "./older-than.ts";
import { periodAccess } from "./period.access.ts";
import { listPeriods, type PeriodRow } from "./period.repository.ts";
import { requirePeriodKind } from "./require-period-kind.ts";

/** Every kind of data with the workspace's period, and what is due by it. */
export function seePeriods(ctx: Ctx): Promise<RetentionPeriod[]> {
  const { workspaceId } = userOf(ctx);
  return query(ctx, periodAccess.read, async ({ db, services }) => {
    const now = await services.databaseNow(db);
    const periods = await listPeriods(db, workspaceId);
    const seen: RetentionPeriod[] = [];
    const kinds = periodKindsOf(services).sort((a, b) => (a.kind < b.kind ? -1 : 1));
    for (const found of kinds) {
      const { kind, fewestDays, mostDays } = found;
      const period = periods.find((each) => each.kind === kind);
      seen.push({
        ...{ kind, fewestDays, mostDays, days: period?.days ?? null },
        ...waiting(period, now),
        ...(period ? await found.count(db, olderThan(workspaceId, period.days, now)) : { due: 0, held: 0 }),
      });
    }
    return seen;
  });
}

function waiting(
  period: PeriodRow | undefined,
  now: Date,
): Pick<RetentionPeriod, "appliesFrom" | "daysBefore"> {
  if (!period || period.appliesFrom <= now) return { appliesFrom: null, daysBefore: null };
  return { appliesFrom: period.appliesFrom.toISOString(), daysBefore: period.daysBefore };
}

/** What a period would delete today. */
export function previewPeriod(ctx: Ctx, { kind, days }: { kind: string; days: number }) {
  const { workspaceId } = userOf(ctx);
  const found = requirePeriodKind(ctx, kind, days);
  return query(ctx, periodAccess.read, async ({ db, services }) =>
    found.count(db, olderThan(workspaceId, days, await services.databaseNow(db))),
  );
}
