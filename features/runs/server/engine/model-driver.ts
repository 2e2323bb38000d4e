import type { LanguageModelV4Prompt } from "@ai-sdk/provider";
import {
  budgetRefusalOf,
  classifyModelError,
  getModel,
  type RoutedModel,
} from "#features/models/server/index.ts";
import { crashPoint, type RunTools, toolsOfRun } from "#features/tools/server/index.ts";
import { query } from "#platform/server/command.ts";
import { untilDatabaseAnswers } from "#platform/server/db/until-database-answers.ts";
import { AppError } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import type { ModelBadge } from "../../contract/index.ts";
import type { RunRow } from "../run.repository.ts";
import type { Advance, Ending, Journal, RunDriver, Turn } from "../run-driver.ts";
import { type GuidanceOfRun, runGuidance } from "../run-guidance.ts";
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
import { saidInStep } from "./said-in-step.ts";
import { RunLostError, storeProgress } from "./store-progress.ts";
import { takeInputs } from "./take-inputs.ts";
import { type StepUsage, usageOfStep } from "./usage-of-step.ts";
import { withMaterials } from "./with-materials.ts";

/** The model loop: call the model, execute the tools it chose, and repeat until it chooses none. */
export const modelDriver: RunDriver = {
  kind: "model",
  async begin(advance) {
    const { run } = advance;
    const [asked, history, tools, guidance] = await Promise.all([
      chooseModel(advance, run),
      advance.history ?? loadHistory(advance, run),
      untilDatabaseAnswers(() => toolsOfRun(advance.person, run, run.attempt === 1)),
      untilDatabaseAnswers(() => runGuidance(advance.system.services).begin(advance.system, run)),
    ]);
    const hasPictures = history.some((message) => message.hasPictures);
    const model = hasPictures ? await chooseModel(advance, run, { hasPictures }) : asked;
    if ("status" in model) return model;
    run.model = badge(model, guidance);
    const given = { model, history: await withFiles(advance, history, model), tools, guidance };
    return (journal) => takeTurn(advance, given, journal);
  },
};

/** The history with the content of its files, as far as the model can be given it. */
async function withFiles(
  { person, run }: Advance,
  history: HistoryMessage[],
  { contextTokens, supportsImages }: RoutedModel,
): Promise<HistoryMessage[]> {
  const host = runHost(run.host);
  if (!host.giveFiles || !history.some(({ fileIds }) => fileIds)) return history;
  const model = { contextTokens, seesImages: supportsImages };
  return untilDatabaseAnswers(async () => host.giveFiles?.(person, { run, history, model }) ?? history);
}

/** Fixed for the whole run. */
interface Given {
  model: RoutedModel;
  history: HistoryMessage[];
  tools: RunTools;
  guidance: GuidanceOfRun;
}

async function takeTurn(advance: Advance, given: Given, journal: Journal): Promise<Turn> {
  const { run, steps, toolCalls } = journal;
  const last = steps.filter(({ status }) => status === "succeeded").at(-1);
  const open = last
    ? toolCallsOf(last.content).filter(({ toolCallId }) => !isOver(toolCalls, toolCallId))
    : [];
  if (last && open.length > 0) {
    const waits = await executeToolCalls(advance, last, open, {
      executed: countToolCallsBefore(steps, last),
      history: [...given.history.flatMap(withMaterials), ...steps.flatMap(saidInStep)],
      steps: steps.filter(({ number }) => number <= last.number),
    });
    return waits.length > 0 ? { state: "waiting", waits } : { state: "advanced", run };
  }
  const ending = endingAfter(advance, journal, last);
  if (ending) return { state: "ended", ending };
  if (!journal.hasInputs) return takeStep(advance, given, journal);
  return { state: "advanced", run: await untilDatabaseAnswers(() => takeInputs(advance.system, run)) };
}

function loadHistory({ person }: Advance, run: RunRow): Promise<HistoryMessage[]> {
  return untilDatabaseAnswers(() => query(person, (ctx) => runHost(run.host).loadHistory(ctx, run)));
}

/** A model that was disabled meanwhile, or that the person may not use, ends the run with that message. */
async function chooseModel(
  { person }: Advance,
  run: RunRow,
  shown: { hasPictures?: boolean } = {},
): Promise<RoutedModel | Ending> {
  try {
    return await untilDatabaseAnswers(() => getModel(person, run.model_ref ?? undefined, shown));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { status: "failed", error: { code: error.code, message: error.message } };
  }
}

function isOver(toolCalls: { id: string; status: string }[], id: string): boolean {
  return toolCalls.some((row) => row.id === id && row.status !== "proposed" && row.status !== "executing");
}

/** The ending of a run that needs no further step: done, or at a limit. */
function endingAfter(
  advance: Advance,
  { steps, hasInputs }: Journal,
  last: StepRow | undefined,
): Ending | undefined {
  const limit = limitEnding(advance);
  const isDone = last?.kind === "model" && toolCallsOf(last.content).length === 0;
  // What was said to a run at its limit is not read any more. Its host keeps it.
  if (isDone && (!hasInputs || limit)) return { status: "succeeded", error: null };
  // The model was told that all calls are used and continued. None of its last calls was executed.
  if (last?.kind === "model" && !isDone && countToolCallsBefore(steps, last) >= runLimits.toolCalls) {
    return failed("run.tool_call_limit");
  }
  return limit;
}

async function takeStep(
  advance: Advance,
  { model, history, tools, guidance }: Given,
  { run, steps, toolCalls }: Journal,
): Promise<Turn> {
  const { system, writer } = advance;
  const number = run.step_count + 1;
  const stepId = newId();
  const { workspace_id, id: run_id, user_id, attempt, fence } = run;
  const label = labelOfPrompt(run, history, steps, toolCalls);
  const ofMessage = run.message_id ? { messageId: run.message_id } : {};
  writer.append({ type: "step-start", step: number, ...ofMessage });
  const kept = untilDatabaseAnswers(() => Promise.all([tools.keep(), guidance.keep()]));
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
  const prompt = modelPrompt(instructions(run, system.now(), guidance), history, steps, toolCalls);
  const paid = model.paidBy({
    payer: { type: "workspace", workspaceId: workspace_id, userId: user_id },
    requestId: `run:${run_id}:${number}:${attempt}`,
    ...(guidance.guard ? { guard: guidance.guard } : {}),
    purpose: run.is_visitors ? "demo" : "chat",
    origin: { host: run.host, hostId: run.host_id, runId: run_id, step: number, runAttempt: attempt },
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
  const endStep = () =>
    writer.append({ type: "step-end", step: number, usage: { inputTokens, outputTokens } });
  if (!ending) endStep();
  await Promise.all([writer.stored(), settled]);
  const stored = await untilDatabaseAnswers(() =>
    storeProgress(system, {
      run: { ...run, model: badge(model, guidance) },
      status: ending?.status ?? "running",
      error: ending?.error ?? null,
      readsInputs: !limitEnding({ run: { ...run, step_count: number }, activeMs: advance.activeMs }),
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
  await crashPoint("step.stored");
  if (ending && stored.status !== "running") return { state: "stored", ending };
  // The answer was complete, and something was said meanwhile.
  if (ending) endStep();
  return { state: "advanced", run: stored };
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

function badge(model: RoutedModel, guidance: GuidanceOfRun): ModelBadge {
  const { label, provider, isBuiltin, id } = model.answeredBy();
  const replaced = guidance.replacedBefore(id);
  return {
    ...{ label, provider, isBuiltin },
    ...(id === model.id ? {} : { insteadOf: model.label }),
    ...(replaced.length > 0 ? { replaced } : {}),
  };
}
