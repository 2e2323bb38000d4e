import type { Json } from "#platform/contract/json.ts";
import type { Label } from "#platform/contract/label.ts";
import type { Refusal } from "./refusal.ts";
import type { ToolContext } from "./tool-context.ts";
import type { WaitDeclaration } from "./wait-declaration.ts";

/**
 * Whether a tool call is executed. `reason` names the rule and explains it in a sentence; it is stored with
 * the call.
 */
export type Decision =
  | { outcome: "allow"; reason?: string }
  | { outcome: "ask"; reason: string; wait: Omit<WaitDeclaration, "stepKey"> }
  | { outcome: "deny"; refusal: Refusal };

/** The last decision, as stored on the tool call. */
export interface StoredDecision {
  outcome: Decision["outcome"];
  reason: string;
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

export function storedDecision(decision: Decision): StoredDecision & { [key: string]: Json } {
  const { outcome } = decision;
  const reason = outcome === "deny" ? decision.refusal.code : (decision.reason ?? "");
  return { outcome, reason };
}
