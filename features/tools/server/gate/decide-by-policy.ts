import { userOf } from "#platform/server/context.ts";
import { seenByOf, usuallySeenBy } from "../seen-by.ts";
import type { CatalogueTool, SeenBy } from "../tool.ts";
import type { ToolContext } from "../tool-context.ts";
import type { AgentModes } from "./agent-modes.ts";
import { type CallFacts, callFacts, resourceFacts } from "./call-facts.ts";
import { type Evaluation, evaluate } from "./cedar.ts";
import type { PolicyDecision } from "./policy-decision.ts";
import { type PolicySet, policySetOf } from "./policy-set.ts";
import { type ToolRules, toolRulesFor } from "./tool-mode.ts";

/** Decides a tool call by the policies of its workspace. Throws when they cannot be evaluated. */
export async function decideByPolicy(context: ToolContext, tool: CatalogueTool): Promise<PolicyDecision> {
  const [rules, seenBy] = await Promise.all([toolRulesFor(context.ctx), seenByOf(context, tool)]);
  return decideByRules(rules, tool, {
    seenBy,
    userId: userOf(context.ctx).userId,
    facts: callFacts(context, context.label),
    agent: context.agentModes,
  });
}

export interface CallToDecide {
  userId: string;
  facts: CallFacts;
  agent?: AgentModes | undefined;
  /** Absent: as the facts of the tool tell. */
  seenBy?: SeenBy;
}

/**
 * Decides by the built-in policies, these rules, and the modes of the run's agent. Cedar answers only allow or deny, so
 * it is asked twice: what it allows only with an approval needs one.
 */
export async function decideByRules(
  rules: ToolRules,
  tool: CatalogueTool,
  { userId, facts, agent, seenBy = usuallySeenBy(tool) }: CallToDecide,
): Promise<PolicyDecision> {
  const set = policySetOf(rules, agent);
  const resource = resourceFacts(tool, seenBy);
  const ask = (approved: boolean) =>
    evaluate(set, { userId, toolName: tool.name, resource, context: { ...facts, approved } });
  const needsOther = rules.get(tool.name)?.needsOther === true;
  const decided = { facts: { ...resource, ...facts }, policyHash: set.hash, needsOther };
  const alone = await ask(false);
  if (alone.isAllowed) return { ...decided, outcome: "allow", ...ruleOf(set, alone, tool, facts) };
  const approved = await ask(true);
  const outcome = approved.isAllowed ? "ask" : "deny";
  return { ...decided, outcome, ...ruleOf(set, outcome === "ask" ? alone : approved, tool, facts) };
}

/** The first policy of the set that decided: the most general one that is built in, then the mode. */
function ruleOf(
  set: PolicySet,
  { policies }: Evaluation,
  tool: CatalogueTool,
  facts: CallFacts,
): { rule: string; why: string } {
  const rule = Object.keys(set.policies).find((id) => policies.includes(id));
  const why = rule && set.policies[rule]?.why;
  return rule && why ? { rule, why } : { rule: "nothing_permits", why: whyNothing(tool, facts) };
}

function whyNothing({ facts }: CatalogueTool, { planIntegrity }: CallFacts): string {
  if (facts.external && facts.writes) return "It can reach people outside your workspace.";
  if (facts.irreversible && facts.writes) return "It cannot be undone.";
  if (facts.egress && planIntegrity > 2)
    return "It sends data out of this installation, and the assistant has read text from outside.";
  if (facts.egress) return "It sends data out of this installation.";
  return "No rule allows it without a person.";
}
