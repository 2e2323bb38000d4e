import { crashPoint } from "#features/tools/server/index.ts";
import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { type DecideLimit, runErrors } from "../contract/index.ts";
import { aboutRun } from "./engine/about-run.ts";
import { lockRunAsService } from "./lease.repository.ts";
import { runAccess } from "./run.access.ts";
import { findRun, type RunRow } from "./run.repository.ts";
import { audienceOf, refsOf } from "./run-host.ts";
import { satisfyWait } from "./satisfy-wait.ts";
import { findLimitWait } from "./wait.repository.ts";

/**
 * Lets a run that waits at a limit go on, or ends it with what it has. The limit grows once, by what it was at first:
 * a decision belongs to one wait and counts once. Throws `run.limit_not_found` and `run.limit_decided`.
 */
export const decideLimit = command(
  "run.decide_limit",
  runAccess.decide_limit,
  async (ctx, { id, waitId, decision }: DecideLimit & { id: string }, found): Promise<RunRow> => {
    const { workspace_id: workspaceId } = found;
    // Everything that changes a run locks it first.
    await lockRunAsService(ctx.db, workspaceId, id);
    const wait = await findLimitWait(ctx.db, { runId: id, waitId });
    if (!wait?.asks) fail(runErrors, "run.limit_not_found");
    if (wait.satisfied_at || wait.closed_at) fail(runErrors, "run.limit_decided");
    const { limit, allowed, more } = wait.asks;
    await ctx.audit({
      act: decision === "continue" ? "run.limit_raised" : "run.limit_kept",
      ...aboutRun(found),
      facts: { limit, allowed, ...(decision === "continue" ? { more } : {}) },
    });
    await crashPoint("limit.deciding");
    const end = await satisfyWait(ctx, {
      ...{ workspaceId, runId: id, stepKey: wait.step_key },
      ...{ kind: "limit", subjectId: waitId, result: { decision } },
    });
    if (end !== "woken") fail(runErrors, "run.limit_decided");
    await ctx.emit({
      ...{ name: "run.limit_decided", ...audienceOf(found) },
      data: { runId: id, ...refsOf(found) },
    });
    return (await findRun(ctx.db, id)) ?? fail(runErrors, "run.not_found");
  },
);
