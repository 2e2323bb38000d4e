import type { Approval } from "../../contract/index.ts";
import { isLong } from "../exact-values/is-long.ts";

/**
 * The request and those that a table can show beside it: of the same run, tool and rule, with the same fields, each
 * short enough to be seen at once. Oldest first. Empty when there is no other.
 */
export function alikeTo(approval: Approval, open: readonly Approval[]): Approval[] {
  if (!isDecidable(approval)) return [];
  const others = open.filter(
    (other) => other.id !== approval.id && isDecidable(other) && shapeOf(other) === shapeOf(approval),
  );
  return others.length === 0 ? [] : [approval, ...others].sort((a, b) => (a.id < b.id ? -1 : 1));
}

function isDecidable({ status, abilities, shown }: Approval): boolean {
  return status === "requested" && abilities.decide && !shown.fields.some(({ value }) => isLong(value));
}

function shapeOf({ runId, toolName, rule, why, needsOther, shown }: Approval): string {
  const fields = shown.fields.map(({ label, argument, kind }) => [label, argument, kind]);
  return JSON.stringify([runId, toolName, rule, why, needsOther, shown.undo, shown.isFinal, fields]);
}
