import { closeToolCalls, crashPoint, type WaitDeclaration } from "#features/tools/server/index.ts";
import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { RunError, RunStatus } from "../../contract/index.ts";
import { lockHeldRun, lockRun } from "../lease.repository.ts";
import { runAccess } from "../run.access.ts";
import { isOver, type RunRow, updateRun } from "../run.repository.ts";
import { runHost } from "../run-host.ts";
import { type EndedStep, endStep, listSteps, type StepRow, suspendSteps } from "../step.repository.ts";
import { listToolCallsOfRun } from "../tool-calls-of-run.ts";
import { declareWaits, findWakeAt } from "../wait.repository.ts";
import { auditStep } from "./audit-step.ts";
import { concludeRun } from "./conclude-run.ts";
import { notifyWaiting } from "./notify-waiting.ts";

export interface Progress {
  run: RunRow;
  /** The step that just ended, if any. */
  step?: EndedStep;
  /** The waits of the run. It keeps running when one is satisfied already. */
  waits?: WaitDeclaration[];
  status: RunStatus;
  error: RunError | null;
  /** A run that succeeds keeps running when something that was said to it is unread. */
  readsInputs?: boolean;
}

/** Thrown when another server has taken over the run. This server must stop without a trace. */
export class RunLostError extends Error {}

/**
 * Stores in one transaction: the end of a step, the state of the run, its host's view, its waits, and the
 * audit events. Throws RunLostError when the fence has moved. Idempotent for the same step end.
 */
export const storeProgress = command(
  "run.store_progress",
  runAccess.store_progress,
  async (ctx, progress: Progress): Promise<RunRow> => {
    const { run, step, waits = [], error } = progress;
    // Its end satisfies its parent's wait. The parent is locked first, as when it cancels its children.
    if (run.parent_run_id && isOver(progress.status))
      await lockRun(ctx.db, run.workspace_id, run.parent_run_id);
    // Independent statements travel together. The lock comes first.
    const [held, before, callsBefore, isUnread] = await Promise.all([
      lockHeldRun(ctx.db, run),
      listSteps(ctx.db, run),
      listToolCallsOfRun(ctx.db, run),
      hasUnreadInputs(ctx, progress),
    ]);
    if (!held) throw new RunLostError(run.id);
    if (held.status !== "running") return held;
    if (progress.status === "waiting") {
      // Once suspended, the run would miss the signal.
      if (held.cancel_requested_at) return held;
      const keys = waits.map(({ stepKey }) => stepKey);
      const [isSatisfied] = await Promise.all([
        declareWaits(ctx.db, run, waits),
        // Also when the run goes on at once: the driver finds its step as it would after a wait.
        suspendSteps(ctx.db, run, keys),
      ]);
      if (isSatisfied) return held;
    }

    // Nobody can decide its proposed tool calls any more.
    const isStopped = progress.status === "cancelled";
    const closed =
      progress.status === "failed" || isStopped ? await closeToolCalls(ctx, { run, isStopped }) : 0;
    const ended = before.some(({ id, status }) => id === step?.id && isOpen(status)) ? step : undefined;
    const status = isUnread ? "running" : progress.status;
    const wake_at = status === "waiting" ? await findWakeAt(ctx.db, run) : null;
    const [, stored, steps, toolCalls] = await Promise.all([
      ended && endStep(ctx.db, run.workspace_id, ended),
      updateRun(ctx.db, run, {
        status,
        error,
        model: run.model,
        // An interrupted step restarts under its own number.
        step_count: Math.max(held.step_count, step && step.status !== "interrupted" ? step.number : 0),
        input_tokens: held.input_tokens + (ended?.input_tokens ?? 0),
        output_tokens: held.output_tokens + (ended?.output_tokens ?? 0),
        wake_at,
      }),
      progress.status === "waiting"
        ? listSteps(ctx.db, run)
        : before.map((row) => afterEnd(row, ended, ctx.now())),
      closed > 0 || held.step_count > run.step_count ? listToolCallsOfRun(ctx.db, held) : callsBefore,
      ended && auditStep(ctx, run, ended),
      status === "waiting" && notifyWaiting(ctx, run, waits),
    ]);
    await Promise.all([
      runHost(run.host).saveProgress(ctx, { run: stored, steps, toolCalls }),
      isOver(status) && concludeRun(ctx, stored),
    ]);
    if (ended) await crashPoint("step.storing");
    if (status === "waiting") await crashPoint("run.suspending");
    return stored;
  },
);

/** Asked with the inputs closed: what is said later finds the run over. */
async function hasUnreadInputs(ctx: Ctx, { run, status, readsInputs }: Progress): Promise<boolean> {
  const { inputs } = runHost(run.host);
  if (status !== "succeeded" || !readsInputs || !inputs) return false;
  const [, areWaiting] = await Promise.all([inputs.close(ctx, run), inputs.areWaiting(ctx, run)]);
  return areWaiting;
}

/** A step as `endStep` stores it. */
function afterEnd(row: StepRow, ended: EndedStep | undefined, now: Date): StepRow {
  if (row.id !== ended?.id) return row;
  const { status, model, content, finish_reason, input_tokens, output_tokens, error } = ended;
  const end = { status, model, content, finish_reason, input_tokens, output_tokens, error };
  return { ...row, ...end, ended_at: now };
}

function isOpen(status: StepRow["status"]): boolean {
  return status === "running" || status === "waiting";
}
