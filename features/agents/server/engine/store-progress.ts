import { command } from "#platform/server/command.ts";
import type { RunError, RunStatus } from "../../contract/index.ts";
import { lockRun, type RunRow, updateRun } from "../run.repository.ts";
import { runHost } from "../run-host.ts";
import { endStep, listSteps, type StepEnd, type StepRow } from "../step.repository.ts";
import { listToolCallsOfRun } from "../tool-calls-of-run.ts";

export type EndedStep = StepEnd & Pick<StepRow, "number"> & { isUsageEstimated: boolean };

export interface Progress {
  run: RunRow;
  /** The step that just ended, if one did. */
  step?: EndedStep;
  status: RunStatus;
  error: RunError | null;
}

/** Thrown when another server has taken the run over: this one must stop without a trace. */
export class RunLostError extends Error {}

/**
 * Stores in one transaction how a step ended, where its run stands, what its host shows of it, and the audit
 * events. Refused when the fence has moved on. Storing the same step end twice changes nothing more.
 */
export const storeProgress = command(
  "run.store_progress",
  async (ctx, progress: Progress): Promise<RunRow> => {
    const { run, step, status, error } = progress;
    // Statements that need no answer of each other travel together; the lock comes first.
    const [held, before] = await Promise.all([
      lockRun(ctx.db, run.id, run.fence),
      step ? listSteps(ctx.db, run) : [],
    ]);
    if (!held) throw new RunLostError(run.id);
    if (held.status !== "running") return held;

    const ended = before.some((row) => row.id === step?.id && row.status === "running") ? step : undefined;
    const [, stored, steps, toolCalls] = await Promise.all([
      ended && endStep(ctx.db, run.workspace_id, ended),
      updateRun(ctx.db, run.id, {
        status,
        error,
        model: run.model,
        // A step that was interrupted starts again under its own number.
        step_count: Math.max(held.step_count, step && step.status !== "interrupted" ? step.number : 0),
        input_tokens: held.input_tokens + (ended?.input_tokens ?? 0),
        output_tokens: held.output_tokens + (ended?.output_tokens ?? 0),
      }),
      listSteps(ctx.db, run),
      listToolCallsOfRun(ctx.db, held),
      ended && auditStep(ended),
      status !== "running" && auditEnd(),
    ]);
    await runHost(run.host).saveProgress(ctx, { run: stored, steps, toolCalls });
    return stored;

    function auditStep(ending: EndedStep) {
      return ctx.audit({
        // The built-in assistant is no model: rules answered.
        act: ending.model.kind === "builtin" ? "assistant.answered" : "model.called",
        ...aboutRun(run),
        step: ending.number,
        outcome: ending.status === "succeeded" ? "ok" : "failed",
        ...(ending.error ? { errorCode: ending.error.code } : {}),
        facts: {
          provider: ending.model.kind,
          model: ending.model.id,
          ...(ending.model.insteadOf ? { instead_of: ending.model.insteadOf } : {}),
          finish: ending.finish_reason ?? "none",
          input_tokens: ending.input_tokens,
          output_tokens: ending.output_tokens,
          ...(ending.isUsageEstimated ? { tokens_estimated: true } : {}),
          tool_calls: ending.content.filter(({ type }) => type === "tool-call").length,
        },
        // Facts stay for ever; what an admin named these is kept like other free text.
        sealed: { provider: ending.model.provider, model: ending.model.label },
      });
    }

    function auditEnd() {
      return ctx.audit({
        act:
          status === "succeeded" ? "run.succeeded" : status === "cancelled" ? "run.cancelled" : "run.failed",
        ...aboutRun(run),
        outcome: status === "failed" ? "failed" : "ok",
        ...(error ? { errorCode: error.code } : {}),
      });
    }
  },
);

/** How every audit event of a run names it. */
export function aboutRun(run: RunRow) {
  return {
    workspaceId: run.workspace_id,
    onBehalfOf: run.user_id,
    runId: run.id,
    target: [{ type: "run", id: run.id }],
    ...(run.host === "conversation" ? { conversationId: run.host_id } : {}),
  };
}
