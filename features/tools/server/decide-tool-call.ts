import type { Label } from "#platform/contract/label.ts";
import { query } from "#platform/server/command.ts";
import { isUnavailable } from "#platform/server/errors.ts";
import type { Decision } from "./decision.ts";
import type { CatalogueTool } from "./tool.ts";
import { findToolCallById } from "./tool-call.repository.ts";
import type { ToolContext } from "./tool-context.ts";
import { withDeadline } from "./with-deadline.ts";

const decisionTimeoutMs = 10_000;

/**
 * Decides whether a tool call is executed now. A call that has begun was allowed already. A failing decision
 * denies, except for an unreachable database: that throws, because somebody may have allowed the call.
 */
export async function decideToolCall(
  context: ToolContext,
  tool: CatalogueTool,
  call: { id: string; input: unknown; label: Label },
): Promise<Decision> {
  const { decide } = tool;
  if (!decide) return { outcome: "allow" };
  const known = await query(context.ctx, ({ db }) => findToolCallById(db, call.id));
  if (known && known.status !== "proposed") return { outcome: "allow" };
  const before = known?.decision ?? null;
  try {
    return await withDeadline(decisionTimeoutMs, context.signal, (signal) =>
      decide({ ...context, signal }, { ...call, before }),
    );
  } catch (error) {
    if (context.signal.aborted) return { outcome: "deny", refusal: cancelled };
    if (isUnavailable(error)) throw error;
    context.ctx.log.error({ err: error, tool: tool.name }, "a tool call could not be decided");
    return { outcome: "deny", refusal: undecided };
  }
}

const cancelled = {
  code: "tool.cancelled",
  message: "Not carried out: the tool call was cancelled.",
  summary: "Not carried out: the answer was stopped",
  isStop: true,
} as const;

const undecided = {
  code: "tool.undecided",
  message: "Not carried out: whether this is allowed could not be found out.",
  summary: "Not carried out: whether this is allowed could not be found out",
} as const;
