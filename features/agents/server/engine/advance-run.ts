import type { LanguageModelV4Prompt } from "@ai-sdk/provider";
import {
  budgetRefusalOf,
  classifyModelError,
  getModel,
  type RoutedModel,
} from "#features/models/server/index.ts";
import { toolsFor } from "#features/tools/server/index.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { untilDatabaseAnswers } from "#platform/server/db/until-database-answers.ts";
import { AppError } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import { type ModelBadge, type RunError, type RunStatus, runErrors } from "../../contract/index.ts";
import { findMayAct } from "../person.repository.ts";
import type { RunRow } from "../run.repository.ts";
import { type HistoryMessage, runHost } from "../run-host.ts";
import { insertStep, listSteps, type StepRow } from "../step.repository.ts";
import { toolCallsOf } from "../step-content.ts";
import { stepModelOf } from "../step-model.ts";
import { listToolCallsOfRun } from "../tool-calls-of-run.ts";
import { budgetError } from "./budget-ending.ts";
import { countToolCallsBefore } from "./count-tool-calls-before.ts";
import { instructions } from "./instructions.ts";
import { runLimits } from "./limits.ts";
import { modelPrompt } from "./model-prompt.ts";
import { type ModelStep, performModelStep, ToolCallFloodError } from "./model-step.ts";
import { performToolCalls } from "./perform-tool-calls.ts";
import type { RunWriter } from "./run-writer.ts";
import { RunLostError, storeProgress } from "./store-progress.ts";
import { type StepUsage, usageOfStep } from "./usage-of-step.ts";
import { whyStopped } from "./why-stopped.ts";

export interface Advance {
  /** Acts as background work: the journal. */
  system: Ctx;
  /** Acts as the person: history and tools. */
  person: Ctx;
  run: RunRow;
  writer: RunWriter;
  /** What was said before the run, if whoever made it has just read it. */
  history?: HistoryMessage[] | undefined;
  /** Aborts when the person stops the run, or can no longer act. */
  cancelled: AbortSignal;
}

interface Ending {
  status: RunStatus;
  error: RunError | null;
}

/**
 * Takes a run from its last finished step to its end. Everything is decided from the journal, so a run that
 * another server left behind goes on where that one had stored it.
 */
export async function advanceRun(advance: Advance): Promise<void> {
  let { run } = advance;
  const [model, history] = await Promise.all([
    chooseModel(advance, run),
    advance.history ?? loadHistory(advance, run),
  ]);
  if ("status" in model) return end(advance, run, model);
  run.model = badge(model);
  const startedMs = (run.started_at ?? run.created_at).getTime();

  for (;;) {
    if (advance.writer.lost.aborted) throw new RunLostError(run.id);
    const { steps, toolCalls, mayAct } = await readJournal(advance, run);
    if (!mayAct) return end(advance, run, failed("run.person_inactive"));
    const last = steps.filter(({ status }) => status === "succeeded").at(-1);
    const open = last
      ? toolCallsOf(last.content).filter(({ toolCallId }) => !isOver(toolCalls, toolCallId))
      : [];
    if (last && open.length > 0) {
      await performToolCalls(advance, last, open, countToolCallsBefore(steps, last));
      if (advance.cancelled.aborted) return end(advance, run, whyStopped(advance.cancelled));
      continue;
    }
    const ending = endingAfter(advance, run, steps, last, startedMs);
    if (ending) return end(advance, run, ending);
    const outcome = await step(advance, run, model, history, steps, toolCalls);
    run = outcome.run;
    if (outcome.ending) return;
  }
}

function loadHistory({ person }: Advance, run: RunRow): Promise<HistoryMessage[]> {
  return untilDatabaseAnswers(() => query(person, (ctx) => runHost(run.host).loadHistory(ctx, run)));
}

/** A model that was switched off in the meantime ends the run with that message. */
async function chooseModel({ system }: Advance, run: RunRow): Promise<RoutedModel | Ending> {
  try {
    return await untilDatabaseAnswers(() => getModel(system, run.model_ref ?? undefined));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { status: "failed", error: { code: error.code, message: error.message } };
  }
}

function readJournal(advance: Advance, run: RunRow) {
  // A fresh run has no journal yet, and its person was let in a moment ago to send, or looked at when it was claimed:
  // nothing to read on the way to the first word.
  if (run.step_count === 0 && run.attempt === 1) return { steps: [], toolCalls: [], mayAct: true };
  return untilDatabaseAnswers(() =>
    query(advance.system, async ({ db }) => {
      const [steps, toolCalls, mayAct] = await Promise.all([
        listSteps(db, run),
        listToolCallsOfRun(db, run),
        findMayAct(db, run),
      ]);
      return { steps, toolCalls, mayAct };
    }),
  );
}

function isOver(toolCalls: { id: string; status: string }[], id: string): boolean {
  return toolCalls.some((row) => row.id === id && row.status !== "proposed" && row.status !== "executing");
}

/** Whether the run is over before another step: done, stopped, or at one of its limits. */
function endingAfter(
  advance: Advance,
  run: RunRow,
  steps: StepRow[],
  last: StepRow | undefined,
  startedMs: number,
): Ending | undefined {
  if (advance.cancelled.aborted) return whyStopped(advance.cancelled);
  if (last && toolCallsOf(last.content).length === 0) return { status: "succeeded", error: null };
  if (run.step_count >= runLimits.steps) return failed("run.step_limit");
  // It was told that all are used, and went on: none of the last step's was carried out.
  if (last && countToolCallsBefore(steps, last) >= runLimits.toolCalls) return failed("run.tool_call_limit");
  if (run.input_tokens + run.output_tokens >= runLimits.tokens) return failed("run.token_limit");
  if (Date.now() - startedMs >= runLimits.timeMs) return failed("run.time_limit");
  return undefined;
}

async function step(
  advance: Advance,
  run: RunRow,
  model: RoutedModel,
  history: HistoryMessage[],
  steps: StepRow[],
  toolCalls: Awaited<ReturnType<typeof readJournal>>["toolCalls"],
): Promise<{ run: RunRow; ending: boolean }> {
  const { system, writer } = advance;
  const number = run.step_count + 1;
  const stepId = newId();
  const { workspace_id, id: run_id, user_id, attempt, fence } = run;
  writer.append({ type: "step-start", step: number });
  const journalled = untilDatabaseAnswers(() =>
    insertStep(system.services.servicePool, {
      id: stepId,
      workspace_id,
      run_id,
      user_id,
      number,
      attempt,
      model: stepModelOf(model, model),
      fence,
    }),
  );

  const timeLeftMs = runLimits.timeMs - (Date.now() - (run.started_at ?? run.created_at).getTime());
  const timeout = AbortSignal.timeout(Math.max(1, timeLeftMs));
  const prompt = modelPrompt(instructions(run, system.now()), history, steps, toolCalls);
  const paid = model.paidBy({
    payer: { type: "workspace", workspaceId: workspace_id, userId: user_id },
    requestId: `run:${run_id}:${number}:${attempt}`,
  });
  const outcome = await performModelStep({
    model: paid,
    tools: model.supportsTools ? toolsFor(advance.person.actor) : [],
    prompt,
    partPrefix: `${number}.${attempt}`,
    writer,
    signal: AbortSignal.any([advance.cancelled, writer.lost, timeout]),
    maxOutputTokens: runLimits.outputTokensPerStep,
    journalled,
  });
  const settled = paid.settled();
  if (writer.lost.aborted) throw new RunLostError(run.id);

  const ending = await endingOf(advance, outcome, timeout);
  const { content, finishReason } = outcome;
  const { inputTokens, outputTokens, isEstimated } = usageOf(model, outcome, prompt);
  if (!ending) writer.append({ type: "step-end", step: number, usage: { inputTokens, outputTokens } });
  await Promise.all([writer.stored(), settled]);
  const stored = await untilDatabaseAnswers(() =>
    storeProgress(system, {
      run: { ...run, model: badge(model) },
      status: ending?.status ?? "running",
      error: ending?.error ?? null,
      step: {
        id: stepId,
        number,
        status: ending?.status === "failed" ? "failed" : "succeeded",
        model: stepModelOf(model),
        content: ending ? content.filter(({ type }) => type !== "tool-call") : content,
        finish_reason: finishReason,
        input_tokens: inputTokens,
        output_tokens: outputTokens,
        isUsageEstimated: isEstimated,
        error: ending?.error ?? null,
      },
    }),
  );
  if (ending) await announceEnd(writer, ending);
  return { run: stored, ending: ending !== undefined };
}

/** The built-in assistant follows rules: it uses no tokens, however its answer ends. */
function usageOf(model: RoutedModel, outcome: ModelStep, prompt: LanguageModelV4Prompt): StepUsage {
  return model.isBuiltin
    ? { inputTokens: 0, outputTokens: 0, isEstimated: false }
    : usageOfStep(outcome, prompt);
}

async function endingOf(
  advance: Advance,
  outcome: ModelStep,
  timeout: AbortSignal,
): Promise<Ending | undefined> {
  if (advance.cancelled.aborted) return whyStopped(advance.cancelled);
  if (timeout.aborted) return failed("run.time_limit");
  if (outcome.failure !== undefined) {
    if (outcome.failure instanceof ToolCallFloodError) return failed("run.tool_call_limit");
    const refusal = budgetRefusalOf(outcome.failure);
    if (refusal) {
      return { status: "failed", error: await budgetError(advance.system, advance.run, refusal) };
    }
    const { code, message, retryAfterMs } = classifyModelError(outcome.failure);
    advance.system.log.warn({ run: advance.run.id, code }, "a model call failed");
    return { status: "failed", error: { code, message, ...(retryAfterMs ? { retryAfterMs } : {}) } };
  }
  if (outcome.finishReason === "length") return failed("run.length_limit");
  if (toolCallsOf(outcome.content).length === 0) {
    if (outcome.content.length === 0) return failed("run.empty_answer");
    return { status: "succeeded", error: null };
  }
  return undefined;
}

async function end(advance: Advance, run: RunRow, ending: Ending): Promise<void> {
  await advance.writer.stored();
  await untilDatabaseAnswers(() => storeProgress(advance.system, { run, ...ending }));
  await announceEnd(advance.writer, ending);
}

async function announceEnd(writer: RunWriter, { status, error }: Ending): Promise<void> {
  if (status !== "succeeded" && status !== "failed" && status !== "cancelled") return;
  writer.append({ type: "run-end", status, ...(error ? { error } : {}) }, true);
  await writer.stored();
}

function failed(code: keyof typeof runErrors): Ending {
  return { status: "failed", error: { code, message: runErrors[code][1] } };
}

function badge(model: RoutedModel): ModelBadge {
  const { label, provider, isBuiltin, id } = model.answeredBy();
  return { label, provider, isBuiltin, ...(id === model.id ? {} : { insteadOf: model.label }) };
}
