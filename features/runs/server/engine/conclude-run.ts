import { closeToolCalls } from "#features/tools/server/index.ts";
import type { Ctx } from "#platform/server/context.ts";
import { backgroundRunEnded } from "../../contract/index.ts";
import { appendChunk } from "../chunk.repository.ts";
import { notifyServers } from "../notify-servers.repository.ts";
import { lockOpenChildren, type RunRow, requestCancel, updateRun } from "../run.repository.ts";
import { runHost } from "../run-host.ts";
import { satisfyWait } from "../satisfy-wait.ts";
import { listSteps } from "../step.repository.ts";
import { listToolCallsOfRun } from "../tool-calls-of-run.ts";
import { closeWaits } from "../wait.repository.ts";
import { aboutRun } from "./about-run.ts";
import { cancelChannel } from "./channels.ts";

const childrenAtOnce = 100;

/**
 * Completes the end of a run in its transaction: audit event, closing of waits, and the signal to the waiting
 * parent. Unless it succeeded, its children are cancelled.
 */
export async function concludeRun(ctx: Ctx, run: RunRow): Promise<void> {
  const { status, error, workspace_id, id, parent_run_id, parent_step_key } = run;
  await Promise.all([
    ctx.audit({
      act: status === "succeeded" ? "run.succeeded" : status === "cancelled" ? "run.cancelled" : "run.failed",
      ...aboutRun(run),
      outcome: status === "failed" ? "failed" : "ok",
      ...(error ? { errorCode: error.code } : {}),
    }),
    closeWaits(ctx.db, run),
  ]);
  if (run.is_background && status !== "cancelled") {
    ctx.publish(backgroundRunEnded, { workspaceId: workspace_id, objectId: id, payload: {} });
  }
  if (status !== "succeeded") await cancelChildren(ctx, run);
  if (!parent_run_id || !parent_step_key) return;
  await satisfyWait(ctx, {
    workspaceId: workspace_id,
    runId: parent_run_id,
    stepKey: parent_step_key,
    kind: "child_run",
    subjectId: id,
    result: { status, ...(error ? { errorCode: error.code } : {}) },
  });
}

async function cancelChildren(ctx: Ctx, parent: RunRow): Promise<void> {
  for (;;) {
    const children = await lockOpenChildren(ctx.db, parent, childrenAtOnce);
    for (const child of children) await cancelOpenRun(ctx, child);
    if (children.length < childrenAtOnce) return;
  }
}

/**
 * Cancels an unfinished run. The transaction must have locked its row, after its parent's. A running one is
 * asked to stop. Any other ends here.
 */
export async function cancelOpenRun(ctx: Ctx, run: RunRow): Promise<RunRow> {
  const asked = (await requestCancel(ctx.db, run)) ?? run;
  await ctx.audit({ act: "run.cancel_requested", ...aboutRun(run) });
  if (run.status === "running") {
    await notifyServers(ctx.db, cancelChannel, run.id);
    return asked;
  }
  await closeToolCalls(ctx, { run, isStopped: true });
  const [cancelled, steps, toolCalls] = await Promise.all([
    updateRun(ctx.db, run, { ...run, status: "cancelled", error: null }),
    listSteps(ctx.db, run),
    listToolCallsOfRun(ctx.db, run),
  ]);
  await Promise.all([
    runHost(run.host).saveProgress(ctx, { run: cancelled, steps, toolCalls }),
    appendChunk(ctx.db, run, { type: "run-end", status: "cancelled" }),
    concludeRun(ctx, cancelled),
  ]);
  return cancelled;
}
