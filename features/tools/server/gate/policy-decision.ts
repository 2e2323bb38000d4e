/** What the policies say about a tool call. */
export interface PolicyDecision {
  outcome: "allow" | "ask" | "deny";
  /** The policy that decided, e.g. `outside_text` or `mode_ask`. */
  rule: string;
  /** The reason in a sentence for the person. */
  why: string;
  facts: Record<string, string | number | boolean>;
  /** Names the version of the policies. */
  policyHash: string;
  /** Where a person has to approve, it is somebody else than the person the run works for. */
  needsOther: boolean;
}
