import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command, query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { Mode } from "../billing-options.ts";
import { describeFailure } from "../stripe/describe-failure.ts";
import { billingWorkAccess } from "./billing-finding.access.ts";
import { deleteRetry, isPutOff, upsertRetry, type Work } from "./retry.repository.ts";

/** Postpones failed work with backoff, so that later work gets its turn. */
export const postponeWork = command(
  "billing_work.put_off",
  billingWorkAccess.put_off,
  async (ctx, { mode, work, failure }: { mode: Mode; work: Work; failure: string }): Promise<void> => {
    const attempts = await upsertRetry(ctx.db, mode, { ...work, failure, at: ctx.now() });
    await ctx.audit({
      act: "billing_work.put_off",
      workspaceId: installationWorkspaceId,
      target: [{ type: work.kind, id: work.objectId }],
      facts: { attempts, failure },
      isWithoutSource: true,
    });
  },
);

/** Marks postponed work as done. */
export const finishWork = command(
  "billing_work.finish",
  billingWorkAccess.finish,
  async (ctx, { mode, work }: { mode: Mode; work: Work }): Promise<void> => {
    if (!(await deleteRetry(ctx.db, mode, work))) return;
    await ctx.audit({
      act: "billing_work.done",
      workspaceId: installationWorkspaceId,
      target: [{ type: work.kind, id: work.objectId }],
      isWithoutSource: true,
    });
  },
);

/** Runs the work. Postpones it and returns false when the provider fails. Database errors are thrown. */
export async function runWithBackoff(
  ctx: Ctx,
  mode: Mode,
  work: Work,
  perform: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await perform();
  } catch (error) {
    const facts = describeFailure(error);
    ctx.log.warn({ ...facts, work: work.kind, object: work.objectId }, "work at the payment provider failed");
    await postponeWork(ctx, {
      mode,
      work,
      failure: nameFailure(facts),
    });
    return false;
  }
  if (await query(ctx, ({ db }) => isPutOff(db, mode, work))) await finishWork(ctx, { mode, work });
  return true;
}

/** Kind of the failure, without its message. */
function nameFailure({ type, code, statusCode }: Record<string, unknown>): string {
  const words = [type, code, statusCode].filter((part) => part !== undefined && part !== null);
  return words.join(" ").slice(0, 200) || "unknown";
}
