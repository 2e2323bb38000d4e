import type { Ctx } from "#platform/server/context.ts";
import { untilDatabaseAnswers } from "#platform/server/db/until-database-answers.ts";
import { AppError } from "#platform/server/errors.ts";
import { denyToolCall, type Refusal } from "./deny-tool-call.ts";
import { describeInvalidInput } from "./describe-invalid-input.ts";
import { finishToolCall } from "./finish-tool-call.ts";
import type { RequireRun } from "./require-run.ts";
import { runWithin } from "./run-within.ts";
import { startToolCall } from "./start-tool-call.ts";
import { storableJson, storableText } from "./storable-json.ts";
import type { CatalogueTool, ToolContext, ToolOutput } from "./tool.ts";
import type { Outcome, ToolCallRow } from "./tool-call.repository.ts";
import { toolsFor } from "./tool-catalogue.ts";
import { ToolError } from "./tool-error.ts";

/** What a model asked for; both ids are uuids of ours, never the provider's. */
export interface RequestedToolCall {
  id: string;
  stepId: string;
  name: string;
  input: unknown;
  /** Why it is not carried out; absent when it is. */
  refusal?: Refusal | undefined;
}

const MAX_CONTENT_CHARACTERS = 60_000;
const MAX_SUMMARY_CHARACTERS = 300;

/**
 * Runs one tool call: journals it, checks its input, runs the tool within its time, and stores the
 * result together with its audit event. One with a refusal is journalled as denied and not run. It resolves however
 * the tool call ends; asking again with the same id returns the stored end. Once `requireRun` throws, nothing is
 * begun or stored any more, and it rejects.
 */
export async function executeToolCall(
  context: ToolContext,
  call: RequestedToolCall,
  requireRun: RequireRun,
): Promise<ToolCallRow> {
  // What somebody does not have does not exist for their model either.
  const tool = toolsFor(context.ctx.actor).find(({ name }) => name === call.name);
  const journalled = {
    id: call.id,
    runId: context.runId,
    stepId: call.stepId,
    conversationId: context.conversationId,
    toolName: call.name,
    tool,
    input: call.input,
    requireRun,
  };
  if (call.refusal) return denyToolCall(context.ctx, { ...journalled, refusal: call.refusal });
  const row = await startToolCall(context.ctx, journalled);
  if (row.status !== "executing") return row;
  const outcome = await attempt(context, tool, call);
  // What was done is known now: a database that is away for a moment must not make it unknown.
  return untilDatabaseAnswers(() => finishToolCall(context.ctx, { row, outcome, requireRun }));
}

async function attempt(
  context: ToolContext,
  tool: CatalogueTool | undefined,
  call: RequestedToolCall,
): Promise<Outcome> {
  if (!tool) return failure("tool.unknown", unknownTool(context.ctx, call.name), "No such tool");
  const input = tool.input.safeParse(call.input);
  if (!input.success) {
    return failure(
      "tool.invalid_input",
      describeInvalidInput(tool.name, input.error),
      "The input did not fit",
    );
  }
  try {
    const output = await runWithin(tool.timeoutMs, context.signal, (signal) =>
      tool.run({ ...context, signal }, call.input),
    );
    return success(output);
  } catch (error) {
    const { code, message } = safeError(context, tool, error);
    return failure(code, message, message);
  }
}

function success(output: ToolOutput): Outcome {
  const content = storableText(output.content);
  const isCut = content.length > MAX_CONTENT_CHARACTERS;
  return {
    status: "succeeded",
    output: {
      content: isCut ? `${content.slice(0, MAX_CONTENT_CHARACTERS).toWellFormed()}\n\n(cut here)` : content,
      data: storableJson(output.data ?? null),
    },
    summary: oneLine(output.summary),
    sources: (output.sources ?? []).map(({ title, url }) => ({
      title: oneLine(title),
      url: storableText(url),
    })),
    error_code: null,
    error_message: null,
    ...(output.outputTrust ? { output_trust: output.outputTrust } : {}),
  };
}

function failure(code: string, message: string, summary: string): Outcome {
  const error_message = storableText(message);
  return {
    status: "failed",
    output: null,
    summary: oneLine(summary),
    sources: [],
    error_code: code,
    error_message,
  };
}

/** What an unexpected exception says may hold secrets, so only the log gets it. */
function safeError(
  { ctx }: ToolContext,
  tool: CatalogueTool,
  error: unknown,
): { code: string; message: string } {
  if (error instanceof ToolError || error instanceof AppError)
    return { code: error.code, message: error.message };
  ctx.log.error({ err: error, tool: tool.name }, "a tool failed");
  return {
    code: "tool.failed",
    message: `${tool.title} failed for a reason of its own. Trying once more may help.`,
  };
}

function unknownTool({ actor }: Ctx, name: string): string {
  const names = toolsFor(actor).map((tool) => tool.name);
  return `There is no tool named ${JSON.stringify(name.slice(0, 64).toWellFormed())}. The tools are: ${names.join(", ")}.`;
}

function oneLine(text: string): string {
  const line = storableText(text).replace(/\s+/g, " ").trim();
  return line.length > MAX_SUMMARY_CHARACTERS
    ? `${line.slice(0, MAX_SUMMARY_CHARACTERS - 1).toWellFormed()}…`
    : line;
}
