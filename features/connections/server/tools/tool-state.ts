import type { ConfirmedFacts, ConnectionTool, ToolForm } from "../../contract/index.ts";
import { worstConfirmedFacts } from "../../contract/index.ts";
import type { ConnectionToolRow } from "./connection-tool.repository.ts";

type Compared = Pick<ConnectionToolRow, "approved_hash" | "seen_hash" | "is_listed" | "problem">;

/** Only an `approved` tool is on. */
export function stateOf({ approved_hash, seen_hash, is_listed, problem }: Compared): ConnectionTool["state"] {
  if (!is_listed) return "gone";
  if (approved_hash !== null) return approved_hash === seen_hash ? "approved" : "changed";
  return problem === null ? "not_approved" : "unusable";
}

/** What the claims of the other side make of the worst case. An admin confirms each. */
export function suggestedFacts({ claims, operation }: ToolForm): ConfirmedFacts {
  const isReading = claims.isReadOnly === true;
  return {
    ...worstConfirmedFacts,
    reads: operation?.method === "GET" ? "outside" : worstConfirmedFacts.reads,
    writes: !isReading,
    irreversible: !isReading && claims.isDestructive !== false,
    external: !isReading && claims.isOpenWorld !== false,
    idempotent: isReading || claims.isIdempotent === true,
  };
}

export function presentTool(row: ConnectionToolRow): ConnectionTool {
  return {
    id: row.id,
    toolName: row.tool_name,
    state: stateOf(row),
    seen: row.seen,
    seenHash: row.seen_hash,
    approved: row.approved,
    facts: row.facts,
    suggestedFacts: suggestedFacts(row.seen),
    problem: row.problem,
    approvedAt: row.approved_at?.toISOString() ?? null,
  };
}
