import type { LanguageModelV4Prompt } from "@ai-sdk/provider";
import {
  budgetRefusalOf,
  classifyModelError,
  getModel,
  type RoutedModel,
} from "#features/models/server/index.ts";
import { type RunTools, toolsOfRun } from "#features/tools/server/index.ts";
import { query } from "#platform/server/command.ts";
import { untilDatabaseAnswers } from "#platform/server/db/until-database-answers.ts";
import { AppError } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import type { ModelBadge } from "../../contract/index.ts";
import type { RunRow } from "../run.repository.ts";
import type { Advance, Ending, Journal, RunDriver, Turn } from "../run-driver.ts";
import { type HistoryMessage, runHost } from "../run-host.ts";
import { insertStep, type StepRow } from "../step.repository.ts";
import { toolCallsOf } from "../step-content.ts";
import { stepModelOf } from "../step-model.ts";
import { budgetError } from "./budget-ending.ts";
import { countToolCallsBefore } from "./count-tool-calls-before.ts";
import { endingOfStop } from "./ending-of-stop.ts";
import { executeToolCalls } from "./execute-tool-calls.ts";
import { failed } from "./failed.ts";
import { instructions } from "./instructions.ts";
import { labelOfPrompt } from "./label-of-prompt.ts";
import { limitEnding } from "./limit-ending.ts";
import { runLimits } from "./limits.ts";
import { modelPrompt } from "./model-prompt.ts";
import { type ModelStep, performModelStep, ToolCallFloodError } from "./model-step.ts";
import { RunLostError, storeProgress } from "./store-progress.ts";
import { type StepUsage, usageOfStep } from "./usage-of-step.ts";

/** The model loop: call the model, execute the tools it chose, and repeat until it chooses none. */
export const modelDriver: RunDriver = {
  kind: "model",
  async begin(advance) {
    const { run } = advance;
    const [model, history, tools] = await Promise.all([
      chooseModel(advance, run),
      advance.history ?? loadHistory(advance, run),
      untilDatabaseAnswers(() => toolsOfRun(advance.person, run, run.attempt === 1)),
    ]);
    if ("status" in model) return model;
    run.model = badge(model);
    return (journal) => takeTurn(advance, { model, history, tools }, journal);
  },
};

/** Fixed for the whole run. */
interface Given {
  model: RoutedModel;
  history: HistoryMessage[];
  tools: RunTools;
}

async function takeTurn(advance: Advance, given: Given, journal: Journal): Promise<Turn> {
  const { run, steps, toolCalls } = journal;
  const last = steps.filter(({ status }) => status === "succeeded").at(-1);
  const open = last
    ? toolCallsOf(last.content).filter(({ toolCallId }) => !isOver(toolCalls, toolCallId))
    : [];
  if (last && open.length > 0) {
    const waits = await executeToolCalls(advance, last, open, countToolCallsBefore(steps, last));
    return waits.length > 0 ? { state: "waiting", waits } : { state: "advanced", run };
  }
  const ending = endingAfter(advance, steps, last);
  return ending ? { state: "ended", ending } : takeStep(advance, given, journal);
}

function loadHistory({ person }: Advance, run: RunRow): Promise<HistoryMessage[]> {
  return untilDatabaseAnswers(() => query(person, (ctx) => runHost(run.host).loadHistory(ctx, run)));
}

/** A model that was disabled meanwhile ends the run with that message. */
async function chooseModel({ system }: Advance, run: RunRow): Promise<RoutedModel | Ending> {
  try {
    return await untilDatabaseAnswers(() => getModel(system, run.model_ref ?? undefined));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { status: "failed", error: { code: error.code, message: error.message } };
  }
}

function isOver(toolCalls: { id: string; status: string }[], id: string): boolean {
  return toolCalls.some((row) => row.id === id && row.status !== "proposed" && row.status !== "executing");
}

/** The ending of a run that needs no further step: done, or at a limit. */
function endingAfter(advance: Advance, steps: StepRow[], last: StepRow | undefined): Ending | undefined {
  if (last && toolCallsOf(last.content).length === 0) return { status: "succeeded", error: null };
  // The model was told that all calls are used and continued. None of its last calls was executed.
  if (last && countToolCallsBefore(steps, last) >= runLimits.toolCalls) return failed("run.tool_call_limit");
  return limitEnding(advance);
}

async function takeStep(
  advance: Advance,
  { model, history, tools }: Given,
  { run, steps, toolCalls }: Journal,
): Promise<Turn> {
  const { system, writer } = advance;
  const number = run.step_count + 1;
  const stepId = newId();
  const { workspace_id, id: run_id, user_id, attempt, fence } = run;
  const label = labelOfPrompt(run, history, steps, toolCalls);
  writer.append({ type: "step-start", step: number });
  const kept = untilDatabaseAnswers(() => tools.keep());
  const begun = untilDatabaseAnswers(() =>
    insertStep(system.services.servicePool, {
      id: stepId,
      workspace_id,
      run_id,
      user_id,
      number,
      kind: "model",
      step_key: String(number),
      attempt,
      model: stepModelOf(model, model),
      label,
      fence,
    }),
  );

  const timeout = AbortSignal.timeout(Math.max(1, Math.ceil(runLimits.timeMs - advance.activeMs())));
  const prompt = modelPrompt(instructions(run, system.now()), history, steps, toolCalls);
  const paid = model.paidBy({
    payer: { type: "workspace", workspaceId: workspace_id, userId: user_id },
    requestId: `run:${run_id}:${number}:${attempt}`,
  });
  const outcome = await performModelStep({
    model: paid,
    tools: model.supportsTools ? tools.offered : [],
    prompt,
    partPrefix: `${number}.${attempt}`,
    writer,
    signal: AbortSignal.any([advance.cancelled, writer.lost, timeout]),
    maxOutputTokens: runLimits.outputTokensPerStep,
    journalled: Promise.all([begun, kept]),
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
  return ending ? { state: "stored", ending } : { state: "advanced", run: stored };
}

/** The built-in assistant follows rules, so it never uses tokens. */
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
  if (advance.cancelled.aborted) return endingOfStop(advance.cancelled);
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

function badge(model: RoutedModel): ModelBadge {
  const { label, provider, isBuiltin, id } = model.answeredBy();
  return { label, provider, isBuiltin, ...(id === model.id ? {} : { insteadOf: model.label }) };
}
