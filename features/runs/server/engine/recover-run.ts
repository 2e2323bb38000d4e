import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { findLastSeq } from "../chunk.repository.ts";
import type { RunRow } from "../run.repository.ts";
import { type EndedStep, listSteps, type StepRow } from "../step.repository.ts";
import type { StepContent } from "../step-content.ts";
import { readShownContent } from "./read-shown-content.ts";
import type { RunWriter } from "./run-writer.ts";
import { storeProgress } from "./store-progress.ts";
import { tokensOfContent } from "./usage-of-step.ts";

/** The number of the last stored chunk of a run. */
export async function lastStoredSeq(system: Ctx, run: RunRow): Promise<number> {
  if (run.attempt === 1) return 0;
  return query(system, ({ db }) => findLastSeq(db, run.workspace_id, run.id));
}

/**
 * Prepares an orphaned run. Its running steps are marked interrupted and keep what was shown of them; each
 * then starts again as a new attempt. Waiting steps are unchanged.
 */
export async function recoverRun(system: Ctx, run: RunRow, writer: RunWriter): Promise<void> {
  const steps = await query(system, ({ db }) => listSteps(db, run));
  for (const broken of steps.filter(({ status }) => status === "running")) {
    const shown = broken.model
      ? await query(system, ({ db }) => readShownContent(db, run, broken.number))
      : [];
    writer.append({ type: "step-interrupted", step: broken.number }, true);
    await writer.stored();
    await storeProgress(system, { run, status: "running", error: null, step: endOfBroken(broken, shown) });
  }
}

/** The journal lacks the input of a broken call. Output counts as far as it was shown. */
function endOfBroken(step: StepRow, content: StepContent[]): EndedStep {
  const outputTokens = !step.model || step.model.kind === "builtin" ? 0 : tokensOfContent(content);
  return {
    id: step.id,
    number: step.number,
    status: "interrupted",
    model: step.model,
    content,
    finish_reason: "interrupted",
    input_tokens: 0,
    output_tokens: outputTokens,
    isUsageEstimated: outputTokens > 0,
    error: null,
  };
}
