import type { Json } from "#platform/contract/json.ts";
import type { Label } from "#platform/contract/label.ts";
import type { NewApproval } from "./approvals/approval.repository.ts";
import type { PolicyDecision } from "./gate/policy-decision.ts";
import type { Refusal } from "./refusal.ts";
import type { ToolContext } from "./tool-context.ts";
import type { WaitDeclaration } from "./wait-declaration.ts";

/**
 * Whether a tool call is executed. `reason` names the rule and explains it in a sentence; it is stored with
 * the call. `needsPerson` says in a sentence why a person has to approve it, also where the policies would not ask.
 */
export type Decision = {
  policy?: PolicyDecision;
} & (
  | { outcome: "allow"; reason?: string; approval?: ApprovedCall; needsPerson?: string }
  /** `approval` is the request that is stored with the proposed call. */
  | { outcome: "ask"; reason: string; wait: Omit<WaitDeclaration, "stepKey">; approval?: NewApproval }
  | { outcome: "deny"; refusal: Refusal }
);

/** What a person approved. */
export interface ApprovedCall {
  id: string;
  /** Whether they changed the input. It is then carried out instead of the model's. */
  isChanged: boolean;
  input: Json;
  hash: string;
}

/** The last decision, as stored on the tool call. */
export interface StoredDecision {
  outcome: Decision["outcome"];
  reason: string;
  /** What the policies said. Absent in calls older than the policies. */
  policy?: Pick<PolicyDecision, "rule" | "why" | "facts" | "policyHash">;
}

export interface ToolCallToDecide<Input> {
  id: string;
  input: Input;
  /** The label of what the model saw when it requested the call. */
  label: Label;
  /** The previous decision, when the call was requested again. */
  before: StoredDecision | null;
}

/**
 * Decides a tool call before its execution. Called again until the call begins: after `ask` it checks whether
 * the awaited approval exists and decides anew.
 */
export type Decide<Input> = (context: ToolContext, call: ToolCallToDecide<Input>) => Promise<Decision>;

export function storedDecision(decision: Decision): StoredDecision {
  const { outcome, policy } = decision;
  const reason = outcome === "deny" ? decision.refusal.code : (decision.reason ?? "");
  if (!policy) return { outcome, reason };
  const { rule, why, facts, policyHash } = policy;
  return { outcome, reason, policy: { rule, why, facts, policyHash } };
}
