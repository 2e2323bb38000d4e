import { isUnavailable } from "#platform/server/errors.ts";
import { judgeApproval } from "./approvals/judge-approval.ts";
import type { Decision } from "./decision.ts";
import { decideByPolicy } from "./gate/decide-by-policy.ts";
import type { PolicyDecision } from "./gate/policy-decision.ts";
import type { CatalogueTool } from "./tool.ts";
import type { ToolCallRow } from "./tool-call.repository.ts";
import type { ToolContext } from "./tool-context.ts";
import { withDeadline } from "./with-deadline.ts";

const decisionTimeoutMs = 10_000;

/**
 * The gate: decides whether a tool call is executed now, by the policies of the workspace and by the tool's own
 * rule. Deny wins over ask, ask over allow. A call that has begun was allowed already. A failing decision
 * denies, except for an unreachable database: that throws, because somebody may have allowed the call.
 */
export async function decideToolCall(
  context: ToolContext,
  tool: CatalogueTool,
  input: unknown,
  known: ToolCallRow | undefined,
): Promise<Decision> {
  try {
    return await withDeadline(decisionTimeoutMs, context.signal, (signal) =>
      decide({ ...context, signal }, tool, input, known),
    );
  } catch (error) {
    if (context.signal.aborted) return { outcome: "deny", refusal: cancelled };
    if (isUnavailable(error)) throw error;
    context.ctx.log.error({ err: error, tool: tool.name }, "a tool call could not be decided");
    return { outcome: "deny", refusal: undecided };
  }
}

async function decide(
  context: ToolContext,
  tool: CatalogueTool,
  input: unknown,
  known: ToolCallRow | undefined,
): Promise<Decision> {
  const policy = await decideByPolicy(context, tool);
  if (known && known.status !== "proposed") return { outcome: "allow" };
  if (policy.outcome === "deny") return { outcome: "deny", refusal: against(policy.why), policy };
  if (tool.isApprovedFirst && (policy.outcome === "ask" || context.shown)) {
    const judged = await judgeApproval(context, tool, input, policy);
    if (judged.outcome !== "allow") return judged;
  }
  const { callId: id, label } = context;
  const own = (await tool.decide?.(context, { id, input, label, before: known?.decision ?? null })) ?? {
    outcome: "allow",
  };
  if (own.outcome !== "allow") return { ...own, policy };
  const { needsPerson, ...allowed } = own;
  const strict = needsPerson ? askedByTool(policy, needsPerson) : policy;
  // What a person said counts, also when the policies would not ask any more.
  return strict.outcome === "ask" || context.shown
    ? judgeApproval(context, tool, input, strict)
    : { ...allowed, policy };
}

/** The tool's own rule is stricter than the policies. */
function askedByTool(policy: PolicyDecision, why: string): PolicyDecision {
  return policy.outcome === "ask" ? policy : { ...policy, outcome: "ask", rule: "tool_asks", why };
}

function against(why: string) {
  return {
    code: "tool.policy_denied",
    message: `Not carried out: a rule of this workspace forbids it. ${why}`,
    summary: `Not carried out: ${why}`,
  } as const;
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
