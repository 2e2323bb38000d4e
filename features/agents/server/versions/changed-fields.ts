import { isDeepStrictEqual } from "node:util";
import { AgentContent, type AgentField } from "../../contract/index.ts";

const fields = Object.keys(AgentContent.shape) as AgentField[];

/** The fields in which two contents differ, in the order of the contract. The order of keys makes no difference. */
export function changedFields(before: AgentContent, after: AgentContent): AgentField[] {
  return fields.filter((field) => !isDeepStrictEqual(before[field], after[field]));
}

export function isSameContent(a: AgentContent, b: AgentContent): boolean {
  return changedFields(a, b).length === 0;
}
