import type { LanguageModelV4Prompt } from "@ai-sdk/provider";
import { budgetRefusalOf, classifyModelError, type RoutedModel } from "#features/models/server/index.ts";
import { crashPoint } from "#features/tools/server/index.ts";
import { untilDatabaseAnswers } from "#platform/server/db/until-database-answers.ts";
import { newId } from "#platform/server/ids.ts";
import type { Advance, Ending, Journal, RunDriver, Turn } from "../run-driver.ts";
import { insertStep, type StepRow } from "../step.repository.ts";
import { rejectionOf, toolCallsOf } from "../step-content.ts";
import { stepModelOf } from "../step-model.ts";
import { badge } from "./badge.ts";
import { budgetError } from "./budget-ending.ts";
import { isAboveAtCostLimit } from "./cost-above.ts";
import { countToolCallsBefore } from "./count-tool-calls-before.ts";
import { endingOfStop } from "./ending-of-stop.ts";
import { executeToolCalls } from "./execute-tool-calls.ts";
import { failed } from "./failed.ts";
import { ownPart } from "./hand-over/own-part.ts";
import { pendingHandOver } from "./hand-over/pending-hand-over.ts";
import { switchAgent } from "./hand-over/switch-agent.ts";
import { instructions } from "./instructions.ts";
import { labelOfPrompt } from "./label-of-prompt.ts";
import { runLimits } from "./limits.ts";
import { allowedBy } from "./limits-of-run.ts";
import { endingWait, endWithWhatThereIs, meetLimit } from "./meet-limit.ts";
import { modelPrompt } from "./model-prompt.ts";
import { type ModelStep, performModelStep, ToolCallFloodError } from "./model-step.ts";
import { type Given, prepareRun } from "./prepare-run.ts";
import { goesOnRepeating } from "./repeated-calls.ts";
import { requireAgents } from "./require-agents.ts";
import { saidInStep } from "./said-in-step.ts";
import { rejected, schemaViolationsOf } from "./schema-violations-of.ts";
import { isSteeredByOthers } from "./steered-by-others.ts";
import { RunLostError, storeProgress } from "./store-progress.ts";
import { takeInputs } from "./take-inputs.ts";
import { type StepUsage, usageOfStep } from "./usage-of-step.ts";
import { limitOfTurn, usedByRun } from "./used-by-run.ts";

/** The model loop: call the model, execute the tools it chose, and repeat until it chooses none. */
export const modelDriver: RunDriver = {
  kind: "model",
  async begin(advance) {
    const prepared = await prepareRun(advance);
    if ("status" in prepared) return prepared;
    let given = prepared;
    let isFresh = true;
    return async (journal) => {
      // They were read a moment ago.
      const ending = isFresh ? undefined : await requireAgents(advance, given.agents);
      isFresh = false;
      if (ending) return { state: "ended", ending };
      const call = pendingHandOver(journal);
      if (!call || !given.agent) return takeTurn(advance, given, journal);
      const { agentId } = given.agent;
      const used = await usedByRun(advance, journal);
      const refused = await switchAgent(advance, journal, call, { agentId, used });
      if (refused) return { state: "ended", ending: refused };
      const next = await prepareRun(advance, given);
      if ("status" in next) return { state: "ended", ending: next };
      given = next;
      return { state: "advanced", run: advance.run };
    };
  },
};

async function takeTurn(advance: Advance, given: Given, journal: Journal): Promise<Turn> {
  const { run, steps, toolCalls } = journal;
  const last = steps.filter(({ status }) => status === "succeeded").at(-1);
  const own = steps.filter(({ run_id }) => run_id === run.id);
  // What a fork begins with is history: none of it is carried out.
  const open =
    last?.run_id === run.id
      ? toolCallsOf(last.content).filter(({ toolCallId }) => !isOver(toolCalls, toolCallId))
      : [];
  if (
    last &&
    open.length > 0 &&
    open.length === toolCallsOf(last.content).length &&
    goesOnRepeating(last, steps, toolCalls)
  ) {
    return { state: "ended", ending: failed("run.repeated") };
  }
  if (last && open.length > 0) {
    const part = ownPart(run, journal.waits);
    const before = steps.slice(0, steps.indexOf(last) + 1);
    const waits = await executeToolCalls(advance, last, open, {
      executed: countToolCallsBefore(own, last) - part.before.tool_calls,
      allowed: allowedBy(given.limits, "tool_calls", part.waits),
      said: [...given.said, ...steps.flatMap(saidInStep)],
      steps: before,
      isSteered: given.isSteeredAbove || isSteeredByOthers(before, run),
      toolCalls,
      agentModes: given.agentModes,
      agentCollections: given.agent?.collections,
      agentMemory: given.agent?.memory,
    });
    return waits.length > 0 ? { state: "waiting", waits } : { state: "advanced", run };
  }
  const limit = await limitOfTurn(advance, given, journal);
  const ending = endingAfter(journal, last, limit !== undefined);
  if (ending) return { state: "ended", ending };
  if (await isAboveAtCostLimit(advance, given.costLimitsAbove)) {
    return { state: "ended", ending: failed("run.cost_limit_above") };
  }
  const refused = endingWait(journal.waits);
  if (refused) return endWithWhatThereIs(advance, refused);
  if (limit) return meetLimit(advance, journal, { limit, limits: given.limits });
  if (!journal.hasInputs) return takeStep(advance, given, journal);
  return { state: "advanced", run: await untilDatabaseAnswers(() => takeInputs(advance.system, run)) };
}

function isOver(toolCalls: { id: string; status: string }[], id: string): boolean {
  return toolCalls.some((row) => row.id === id && row.status !== "proposed" && row.status !== "executing");
}

/** The ending of a run that needs no further step. */
function endingAfter(
  { hasInputs }: Journal,
  last: StepRow | undefined,
  isAtLimit: boolean,
): Ending | undefined {
  const isDone =
    last?.kind === "model" && toolCallsOf(last.content).length === 0 && !rejectionOf(last.content);
  // What was said to a run at its limit is not read any more. Its host keeps it.
  if (isDone && (!hasInputs || isAtLimit)) return { status: "succeeded", error: null };
  return undefined;
}

async function takeStep(
  advance: Advance,
  { model, history, tools, guidance, memories, agent, limits, mark }: Given,
  journal: Journal,
): Promise<Turn> {
  const { run, steps, toolCalls, waits } = journal;
  const { system, writer } = advance;
  const number = run.step_count + 1;
  const stepId = newId();
  const { workspace_id, id: run_id, user_id, attempt, fence } = run;
  const label = labelOfPrompt(run, history, steps, toolCalls, { agent, memories: memories.label });
  const ofMessage = run.message_id ? { messageId: run.message_id } : {};
  writer.append({ type: "step-start", step: number, ...ofMessage });
  const of = { workspace_id, run_id, user_id, number, attempt, step_key: String(number) };
  const begun = { ...of, id: stepId, kind: "model", model: stepModelOf(model, model), label, fence };
  const journalled = untilDatabaseAnswers(() =>
    insertStep(system.services.servicePool, begun, [
      ...tools.toKeep(),
      ...guidance.toKeep(),
      ...memories.toKeep(),
    ]),
  );

  const part = ownPart(run, waits);
  const leftMs = part.before.time + allowedBy(limits, "time", part.waits) - advance.activeMs();
  const timeout = AbortSignal.timeout(Math.max(1, Math.ceil(leftMs)));
  const told = instructions(run, system.now(), guidance, agent, memories.text);
  const prompt = modelPrompt(told, history, steps, toolCalls, mark);
  const paid = model.paidBy({
    payer: { type: "workspace", workspaceId: workspace_id, userId: user_id, agentId: agent?.agentId },
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
    journalled,
  });
  const settled = paid.settled();
  if (writer.lost.aborted) throw new RunLostError(run.id);
  const isLate = timeout.aborted && !advance.cancelled.aborted;

  const ended = isLate ? undefined : await endingOf(advance, outcome);
  const violations =
    ended?.status === "succeeded" && (await schemaViolationsOf(agent?.outputSchema, outcome.content));
  const isLast = steps.some((step) => rejectionOf(step.content));
  const ending = violations ? (isLast ? failed("run.output_misfit") : undefined) : ended;
  const content = violations ? rejected(outcome.content, violations) : outcome.content;
  const { inputTokens, outputTokens, isEstimated } = usageOf(model, outcome, prompt);
  const endStep = () =>
    writer.append({ type: "step-end", step: number, usage: { inputTokens, outputTokens } });
  // The limit of time has cut it off. It starts again if its person lets the run go on.
  // An answer without its form is written again as well.
  const cause = isLate ? "time_limit" : violations && !ending ? "output_misfit" : undefined;
  if (cause) writer.append({ type: "step-interrupted", step: number, cause }, true);
  else if (!ending) endStep();
  await Promise.all([writer.stored(), settled]);
  const stored = await untilDatabaseAnswers(() =>
    storeProgress(system, {
      run: { ...run, model: badge(model, guidance, agent) },
      status: ending?.status ?? "running",
      error: ending?.error ?? null,
      readsInputs: number - part.before.steps < allowedBy(limits, "steps", part.waits),
      step: {
        id: stepId,
        number,
        status: isLate ? "interrupted" : ending?.status === "failed" ? "failed" : "succeeded",
        model: stepModelOf(model),
        content: ending || isLate ? content.filter(({ type }) => type !== "tool-call") : content,
        finish_reason: outcome.finishReason,
        input_tokens: inputTokens,
        output_tokens: outputTokens,
        isUsageEstimated: isEstimated,
        error: ending?.error ?? null,
      },
    }),
  );
  await crashPoint("step.stored");
  if (isLate) {
    advance.run = stored;
    return meetLimit(advance, journal, { limit: "time", limits });
  }
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

async function endingOf(advance: Advance, outcome: ModelStep): Promise<Ending | undefined> {
  if (advance.cancelled.aborted) return endingOfStop(advance.cancelled);
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
