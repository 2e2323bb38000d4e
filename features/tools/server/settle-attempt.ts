import { untilDatabaseAnswers } from "#platform/server/db/until-database-answers.ts";
import { AppError, isUnavailable } from "#platform/server/errors.ts";
import { outcomeUnknownCode } from "./outcome-unknown.ts";
import type { CatalogueTool, ToolOutput } from "./tool.ts";
import type { ToolContext } from "./tool-context.ts";
import { ToolError } from "./tool-error.ts";
import { stoppedCode, timedOutCode, withDeadline } from "./with-deadline.ts";

/** What an attempt did that ended with an error: nothing, its effect, or nobody knows. */
export type Settled = { state: "nothing" } | { state: "done"; output: ToolOutput } | { state: "open" };

interface Broken {
  context: ToolContext;
  tool: CatalogueTool;
  input: unknown;
  error: unknown;
  /** What `run` returned. Undefined: it was not called. */
  attempt: Promise<ToolOutput> | undefined;
}

const never = new AbortController().signal;

/** Finds out what a broken attempt did. */
export async function settleAttempt({ context, tool, input, error, attempt }: Broken): Promise<Settled> {
  if (!attempt || isAnswer(error)) return { state: "nothing" };
  const { settle } = tool;
  if (!settle) return { state: tool.effect === "read" && !saysUnknown(error) ? "nothing" : "open" };
  try {
    // Stop has ended the attempt. What it did is looked up regardless.
    const output = await withDeadline(tool.timeoutMs, never, (signal) =>
      untilDatabaseAnswers(() => settle.call(tool, { ...context, signal }, input, attempt)),
    );
    return output ? { state: "done", output } : { state: "nothing" };
  } catch (failed) {
    context.ctx.log.error({ err: failed, tool: tool.name }, "what a tool call did could not be found out");
    return { state: "open" };
  }
}

function saysUnknown(error: unknown): boolean {
  return error instanceof ToolError && error.code === outcomeUnknownCode;
}

/** A refusal of the tool itself. Everything else leaves open what happened. */
function isAnswer(error: unknown): boolean {
  if (!(error instanceof ToolError || error instanceof AppError)) return false;
  const leavesOpen: string[] = [stoppedCode, timedOutCode, outcomeUnknownCode];
  return !isUnavailable(error) && !leavesOpen.includes(error.code);
}
