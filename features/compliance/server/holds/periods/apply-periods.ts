import { z } from "zod";
import { command, query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { lockHolds } from "#platform/server/holds/hold.repository.ts";
import { defineJob } from "#platform/server/jobs/define-job.ts";
import { findPeriodKind } from "#platform/server/retention/periods/period-kinds.ts";
import { retentionTime } from "#platform/server/retention/retention-time.ts";
import { olderThan } from "./older-than.ts";
import { periodAccess } from "./period.access.ts";
import { listApplying, lockPeriod } from "./period.repository.ts";

const batchSize = 100;

export interface AppliedPeriod {
  workspaceId: string;
  kind: string;
}

/** Deletes a batch of what is older than a workspace's period, and records it. Returns how many. */
export const applyPeriod = command(
  "retention_period.apply",
  periodAccess.apply,
  async (ctx, { workspaceId, kind }: AppliedPeriod): Promise<number> => {
    const found = findPeriodKind(ctx.services, kind);
    const period = await lockPeriod(ctx.db, workspaceId, kind);
    const now = await retentionTime(ctx);
    if (!found || !period || period.appliesFrom > now) return 0;
    await lockHolds(ctx.db, workspaceId);
    const { days } = period;
    const count = await found.apply(ctx, {
      ...olderThan(workspaceId, days, now),
      limit: batchSize,
    });
    if (count > 0) {
      await ctx.audit({
        ...{ act: "retention_period.applied", workspaceId },
        target: [{ type: "retention_period", id: kind }],
        facts: { kind, days, count },
      });
    }
    return count;
  },
);

/**
 * Applies the periods of all workspaces. One that fails does not hold up the others. None is applied while the clocks of server
 * and database differ.
 */
export const applyPeriods = defineJob({
  name: "compliance.apply_periods",
  payload: z.object({}),
  schedule: "37 * * * *",
  async perform(ctx) {
    const failures: unknown[] = [];
    for (const period of await query(ctx, async (inner) =>
      listApplying(inner.db, await retentionTime(inner)),
    )) {
      await applyAll(ctx, period).catch((error) => failures.push(error));
      ctx.signal?.throwIfAborted();
    }
    if (failures.length > 0) throw new AggregateError(failures, "Some periods could not be applied.");
  },
});

async function applyAll(ctx: Ctx, { workspaceId, kind }: AppliedPeriod): Promise<void> {
  while ((await applyPeriod(ctx, { workspaceId, kind })) === batchSize) ctx.signal?.throwIfAborted();
}
