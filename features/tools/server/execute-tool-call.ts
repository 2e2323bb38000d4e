import type { Label } from "#platform/contract/label.ts";
import { untilDatabaseAnswers } from "#platform/server/db/until-database-answers.ts";
import { attemptToolCall, failure } from "./attempt-tool-call.ts";
import { decideToolCall } from "./decide-tool-call.ts";
import { storedDecision } from "./decision.ts";
import { denyToolCall } from "./deny-tool-call.ts";
import { findToolOfRun } from "./find-tool-of-run.ts";
import { finishToolCall } from "./finish-tool-call.ts";
import { proposeToolCall } from "./propose-tool-call.ts";
import type { Refusal } from "./refusal.ts";
import type { RequireRun } from "./require-run.ts";
import { startToolCall } from "./start-tool-call.ts";
import type { Outcome, ToolCallRow } from "./tool-call.repository.ts";
import type { ToolContext } from "./tool-context.ts";
import type { WaitDeclaration } from "./wait-declaration.ts";

const maxIssues = 5;

/** Says what is wrong with a tool's input, so that a model can repair it. */
function describeInvalidInput(
  toolName: string,
  issues: readonly { field: string; message: string }[],
): string {
  const lines = issues.slice(0, maxIssues).map(({ field, message }) => `- ${field || "input"}: ${message}`);
  return `The input of ${toolName} does not fit its schema:\n${lines.join("\n")}\nCall it again with a valid input.`;
}

/** What a model asked for; both ids are uuids of ours, never the provider's. */
export interface RequestedToolCall {
  id: string;
  stepId: string;
  name: string;
  input: unknown;
  /** Of what its model had seen when it asked for it. */
  label: Label;
  /** Why it is not carried out; absent when it is. */
  refusal?: Refusal | undefined;
}

/** How a tool call ended, or what it waits for before it begins. */
export type ToolCallEnd = ToolCallRow | { state: "waiting"; wait: WaitDeclaration };

/**
 * Runs one tool call: finds the tool as its run has it, checks the input, has it decided, journals it, runs the tool within
 * its time, and stores the result together with its audit event. One with a refusal is journalled as denied and not run. It
 * resolves however the tool call ends; asking again with the same id returns the stored end. One that has to wait is
 * proposed, and goes on when it is asked for again and allowed. Once `requireRun` throws, nothing is begun or stored any
 * more, and it rejects.
 */
export async function executeToolCall(
  context: ToolContext,
  call: RequestedToolCall,
  requireRun: RequireRun,
): Promise<ToolCallEnd> {
  const found = await findToolOfRun(context, call.name);
  const { id, stepId, input, label } = call;
  const { runId, conversationId } = context;
  const journalled = {
    ...{ id, runId, stepId, conversationId, toolName: call.name, tool: found.tool },
    ...{ input, label, requireRun },
  };
  const deny = (refusal: Refusal, decision?: ReturnType<typeof storedDecision>) =>
    denyToolCall(context.ctx, { ...journalled, refusal, decision });
  if (call.refusal) return deny(call.refusal);
  if (found.refusal) return deny(found.refusal);

  const { tool } = found;
  const checked = await tool.checkInput(input);
  if (!checked.isValid) {
    const message = describeInvalidInput(tool.name, checked.issues);
    return begin(async () => failure("tool.invalid_input", message, "The input did not fit"));
  }
  const decision = await decideToolCall(context, tool, { id, input: checked.value, label });
  if (decision.outcome === "deny") return deny(decision.refusal, storedDecision(decision));
  if (decision.outcome === "ask") {
    const row = await proposeToolCall(context.ctx, { ...journalled, decision: storedDecision(decision) });
    return row.status === "proposed" ? { state: "waiting", wait: { ...decision.wait, stepKey: id } } : row;
  }
  return begin(
    () => attemptToolCall(context, tool, checked.value),
    tool.decide ? storedDecision(decision) : undefined,
  );

  async function begin(attempt: () => Promise<Outcome>, allowed?: ReturnType<typeof storedDecision>) {
    const row = await startToolCall(context.ctx, { ...journalled, decision: allowed });
    if (row.status !== "executing") return row;
    const outcome = await attempt();
    // What was done is known now: a database that is away for a moment must not make it unknown.
    return untilDatabaseAnswers(() => finishToolCall(context.ctx, { row, outcome, requireRun }));
  }
}
