import { isFromOutside, type Label, systemLabel } from "#platform/contract/label.ts";
import { AppError } from "#platform/server/errors.ts";
import { crashPoint } from "./crash-points.ts";
import { declaredLabel, labelOfOutput, quotedBy } from "./label-of-output.ts";
import { unknownOutcome } from "./outcome-unknown.ts";
import { settleAttempt } from "./settle-attempt.ts";
import { storableJson, storableText } from "./storable-json.ts";
import type { CatalogueTool, ToolOutput } from "./tool.ts";
import type { Outcome } from "./tool-call.repository.ts";
import type { ToolContext } from "./tool-context.ts";
import { ToolError } from "./tool-error.ts";
import { stoppedCode, withDeadline } from "./with-deadline.ts";

const maxContentCharacters = 60_000;
const maxSummaryCharacters = 300;

/** Runs a tool within its timeout, with validated input. Always resolves. */
export async function attemptToolCall(
  context: ToolContext,
  tool: CatalogueTool,
  input: unknown,
): Promise<Outcome> {
  let attempt: Promise<ToolOutput> | undefined;
  try {
    await crashPoint("tool_call.before_effect");
    const output = await withDeadline(tool.timeoutMs, context.signal, async (signal) => {
      attempt = tool.run({ ...context, signal }, input);
      const [made] = await Promise.all([attempt, crashPoint("tool_call.during_effect")]);
      return made;
    });
    await crashPoint("tool_call.after_effect");
    return success(output, output.label ?? labelOfOutput(tool));
  } catch (error) {
    const settled = await settleAttempt({ context, tool, input, error, attempt });
    if (settled.state === "done") return success(settled.output, settled.output.label ?? declaredLabel(tool));
    const { code, message, summary = message, label } = safeError(context, tool, error);
    if (settled.state === "open") return unknownOutcome(isOurs(error) ? message : "This broke off.");
    const failed = failure(code, message, summary, label);
    return code === stoppedCode ? { ...failed, status: "stopped" } : failed;
  }
}

/** Stop, the time limit, or the tool itself, which says why nobody knows. */
function isOurs(error: unknown): boolean {
  return error instanceof ToolError && error.code.startsWith("tool.");
}

/** A failed outcome in our own words, unless `label` says whose words they are. */
export function failure(code: string, message: string, summary: string, label: Label = systemLabel): Outcome {
  return {
    status: "failed",
    output: null,
    summary: oneLine(summary),
    sources: [],
    error_code: code,
    error_message: storableText(message),
    label,
  };
}

function success(output: ToolOutput, label: Label): Outcome {
  const content = storableText(output.content);
  const isCut = content.length > maxContentCharacters;
  return {
    status: "succeeded",
    output: {
      content: isCut ? `${content.slice(0, maxContentCharacters).toWellFormed()}\n\n(cut here)` : content,
      data: storableJson(output.data ?? null),
    },
    summary: oneLine(output.summary),
    sources: (output.sources ?? []).map(({ title, url }) => ({
      title: oneLine(title),
      url: storableText(url),
    })),
    error_code: null,
    error_message: null,
    output_trust: isFromOutside(label) ? "untrusted" : "organization",
    label,
  };
}

/** The message of an unexpected exception may contain secrets, so only the log gets it. */
function safeError(
  { ctx }: ToolContext,
  tool: CatalogueTool,
  error: unknown,
): { code: string; message: string; summary?: string | undefined; label: Label } {
  if (error instanceof ToolError || error instanceof AppError) {
    const { code, message } = error;
    const summary = error instanceof ToolError ? error.summary : undefined;
    return { code, message, summary, label: quotedBy(tool, error) ?? systemLabel };
  }
  ctx.log.error({ err: error, tool: tool.name }, "a tool failed");
  return {
    code: "tool.failed",
    message: `${tool.title} failed for a reason of its own. Trying once more may help.`,
    label: systemLabel,
  };
}

function oneLine(text: string): string {
  const line = storableText(text).replace(/\s+/g, " ").trim();
  return line.length > maxSummaryCharacters
    ? `${line.slice(0, maxSummaryCharacters - 1).toWellFormed()}…`
    : line;
}
