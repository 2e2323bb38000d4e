import { joinLabels, type Label } from "#platform/contract/label.ts";
import { untilDatabaseAnswers } from "#platform/server/db/until-database-answers.ts";
import { findShown } from "./approvals/find-shown.ts";
import { labelOfChange } from "./approvals/label-of-change.ts";
import { attemptToolCall, failure } from "./attempt-tool-call.ts";
import { crashPoint } from "./crash-points.ts";
import { decideToolCall } from "./decide-tool-call.ts";
import { type Decision, storedDecision } from "./decision.ts";
import { denyToolCall } from "./deny-tool-call.ts";
import { findToolOfRun } from "./find-tool-of-run.ts";
import { finishToolCall } from "./finish-tool-call.ts";
import { proposeToolCall } from "./propose-tool-call.ts";
import type { Refusal } from "./refusal.ts";
import type { RequireRun } from "./require-run.ts";
import { startToolCall } from "./start-tool-call.ts";
import type { Outcome, ToolCallRow } from "./tool-call.repository.ts";
import type { RunContext, ToolContext } from "./tool-context.ts";
import type { WaitDeclaration } from "./wait-declaration.ts";

const maxIssues = 5;

/** Describes what is wrong with a tool's input, so that the model can repair it. */
function describeInvalidInput(
  toolName: string,
  issues: readonly { field: string; message: string }[],
): string {
  const lines = issues.slice(0, maxIssues).map(({ field, message }) => `- ${field || "input"}: ${message}`);
  return `The input of ${toolName} does not fit its schema:\n${lines.join("\n")}\nCall it again with a valid input.`;
}

/** A model's request. Both ids are our uuids, never the provider's. */
export interface RequestedToolCall {
  id: string;
  stepId: string;
  name: string;
  input: unknown;
  /** The label of what the model saw when it requested the call. */
  label: Label;
  /** Why the call is refused. Absent when it is not. */
  refusal?: Refusal | undefined;
}

type Allowed = Extract<Decision, { outcome: "allow" }>;

/** The end of a tool call, or what it waits for before it begins. */
export type ToolCallEnd = ToolCallRow | { state: "waiting"; wait: WaitDeclaration };

/**
 * Executes one tool call: finds the run's version of the tool, validates the input, decides, journals, runs
 * the tool within its timeout, and stores the result with its audit event.
 *
 * Resolves however the call ends. Idempotent: a retry with the same id returns the stored end. A call with a
 * refusal is journalled as denied. A call that must wait is journalled as proposed and continues when
 * requested again and allowed. When `requireRun` throws, nothing more is started or stored, and it rejects.
 */
export async function executeToolCall(
  run: RunContext,
  call: RequestedToolCall,
  requireRun: RequireRun,
): Promise<ToolCallEnd> {
  const { id, stepId, input, label } = call;
  const first: ToolContext = { ...run, callId: id, label };
  const found = await findToolOfRun(first, call.name);
  const context: ToolContext = found.known ? { ...first, shown: await findShown(first) } : first;
  const { runId, conversationId } = context;
  const journalled = {
    ...{ id, runId, stepId, conversationId, toolName: call.name, tool: found.tool },
    ...{ input, label, requireRun },
  };
  const deny = async (refusal: Refusal, decision?: ReturnType<typeof storedDecision>) => {
    const row = await denyToolCall(context.ctx, { ...journalled, refusal, decision });
    await crashPoint("tool_call.denied");
    return row;
  };
  if (call.refusal) return deny(call.refusal);
  if (found.refusal) return deny(found.refusal);

  const { tool } = found;
  const checked = await tool.checkInput(input);
  if (!checked.isValid) {
    const message = describeInvalidInput(tool.name, checked.issues);
    return begin(async () => failure("tool.invalid_input", message, "The input did not fit"));
  }
  const decision = await decideToolCall(context, tool, checked.value, found.known);
  if (decision.outcome === "deny") return deny(decision.refusal, storedDecision(decision));
  if (decision.outcome === "ask") {
    const { approval } = decision;
    const row = await proposeToolCall(context.ctx, {
      ...{ ...journalled, decision: storedDecision(decision) },
      ...(approval ? { approval } : {}),
    });
    await crashPoint("tool_call.proposed");
    return row.status === "proposed" ? { state: "waiting", wait: { ...decision.wait, stepKey: id } } : row;
  }
  // Another attempt of a changed call carries out what was approved, as the first did.
  const change = await labelOfChange(context);
  const begun: ToolContext = {
    ...{ ...context, hasWaited: found.known !== undefined },
    label: joinLabels([label, change]),
  };
  return begin(async (row) => {
    const outcome = await attemptToolCall(begun, tool, row.approved_input ?? checked.value);
    return { ...outcome, label: joinLabels([outcome.label, change]) };
  }, decision);

  async function begin(attempt: (row: ToolCallRow) => Promise<Outcome>, allowed?: Allowed) {
    const row = await startToolCall(context.ctx, {
      ...{ ...journalled, decision: allowed && storedDecision(allowed) },
      ...(allowed?.approval ? { approval: allowed.approval } : {}),
    });
    if (row.status !== "executing") return row;
    await crashPoint("tool_call.started");
    const outcome = await attempt(row);
    // The outcome is known now. A short database outage must not make it unknown.
    const ended = await untilDatabaseAnswers(() => finishToolCall(context.ctx, { row, outcome, requireRun }));
    await crashPoint("tool_call.finished");
    return ended;
  }
}
