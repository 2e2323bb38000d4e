import type { Json } from "#platform/contract/json.ts";
import type { Label } from "#platform/contract/label.ts";
import type { Refusal } from "./refusal.ts";
import type { ToolContext } from "./tool-context.ts";
import type { WaitDeclaration } from "./wait-declaration.ts";

/** Whether a tool call is executed. `reason` names the rule and says in a sentence why; it is kept with the tool call. */
export type Decision =
  | { outcome: "allow"; reason?: string }
  | { outcome: "ask"; reason: string; wait: Omit<WaitDeclaration, "stepKey"> }
  | { outcome: "deny"; refusal: Refusal };

/** What was decided last, as it stands on the tool call. */
export interface StoredDecision {
  outcome: Decision["outcome"];
  reason: string;
}

export interface ToolCallToDecide<Input> {
  id: string;
  input: Input;
  /** Of what its model had seen when it asked for it. */
  label: Label;
  /** What was decided before, when the tool call was asked for again. */
  before: StoredDecision | null;
}

/**
 * Decides a tool call before it is executed. It is asked each time until the call begins: whoever answered `ask` looks
 * then whether what was waited for is there, and answers anew.
 */
export type Decide<Input> = (context: ToolContext, call: ToolCallToDecide<Input>) => Promise<Decision>;

export function storedDecision(decision: Decision): StoredDecision & { [key: string]: Json } {
  const { outcome } = decision;
  const reason = outcome === "deny" ? decision.refusal.code : (decision.reason ?? "");
  return { outcome, reason };
}
