import { type Label, labelOfConversation } from "#platform/contract/label.ts";
import type { Ctx } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import type { Chunk, ModelBadge, RunError, RunStatus } from "../contract/index.ts";
import { type RunLimits, runLimits } from "./engine/limits.ts";
import { insertRun, type RunRow } from "./run.repository.ts";
import { insertSampleChunks, insertSampleStep, placeSampleRun } from "./sample-run.repository.ts";
import { listSteps, type StepRow } from "./step.repository.ts";
import type { StepContent } from "./step-content.ts";

export { RunLostError } from "./engine/store-progress.ts";
export { takeInputs } from "./engine/take-inputs.ts";

export interface SampleRun {
  workspaceId: string;
  userId: string;
  hostId: string;
  messageId: string;
  status: RunStatus;
  model: ModelBadge;
  error?: RunError;
  startedAt: Date;
  durationMs: number;
  steps: { content: StepContent[]; status?: StepRow["status"]; outputTokens?: number }[];
  /** The label of what the model saw. Default: only the person's own text. */
  label?: Label;
}

/** Stores a run as if it had reached `status` by itself, in the open transaction of background work. */
export async function buildRun(ctx: Ctx, sample: SampleRun): Promise<{ run: RunRow; steps: StepRow[] }> {
  const run = await insertRun(
    ctx.db,
    {
      workspace_id: sample.workspaceId,
      id: newId(sample.startedAt.getTime()),
      user_id: sample.userId,
      host: "conversation",
      host_id: sample.hostId,
      message_id: sample.messageId,
      driver: "model",
      trigger_kind: "message",
      trigger_id: null,
      agent_version_id: null,
      model_ref: null,
      time_zone: "Europe/Berlin",
      is_visitors: false,
    },
    null,
  );
  for (const [index, { content, status = "succeeded", outputTokens = 120 }] of sample.steps.entries()) {
    const id = newId(sample.startedAt.getTime() + index);
    await insertSampleStep(ctx.db, {
      id,
      workspace_id: sample.workspaceId,
      run_id: run.id,
      user_id: sample.userId,
      number: index + 1,
      kind: "model",
      step_key: String(index + 1),
      attempt: 1,
      model: { id: "sample", kind: "sample", label: sample.model.label, provider: sample.model.provider },
      status,
      label: sample.label ?? labelOfConversation(sample.hostId),
      content,
      finish_reason: "stop",
      input_tokens: 400 + index * 250,
      output_tokens: outputTokens,
      error: null,
    });
  }
  const placed = await placeSampleRun(ctx.db, run, {
    ...sample,
    error: sample.error ?? null,
    endedAt: isOver(sample.status) ? new Date(sample.startedAt.getTime() + sample.durationMs) : null,
    stepCount: sample.steps.length,
  });
  if (sample.status === "running") await insertSampleChunks(ctx.db, placed, shownSoFar(placed, sample.steps));
  return { run: placed, steps: await listSteps(ctx.db, run) };
}

/** The stream of a run that has started to write, as its readers have seen it. */
function shownSoFar(run: RunRow, steps: SampleRun["steps"]): Chunk[] {
  const texts = steps.flatMap(({ content }) =>
    content.flatMap((item) => (item.type === "text" ? [item.text] : [])),
  );
  return [
    { type: "run-start", runId: run.id, messageId: run.message_id ?? run.id },
    { type: "step-start", step: 1 },
    ...texts.flatMap((delta, index): Chunk[] => [
      { type: "text-start", partId: `sample.${index}` },
      { type: "text-delta", partId: `sample.${index}`, delta },
    ]),
  ];
}

/** Lowers the limits of runs for a test. Returns the function that restores them. */
export function changeRunLimits(limits: Partial<RunLimits>): () => void {
  const usual = { ...runLimits };
  Object.assign(runLimits, limits);
  return () => void Object.assign(runLimits, usual);
}

function isOver(status: RunStatus): boolean {
  return status === "succeeded" || status === "failed" || status === "cancelled";
}
