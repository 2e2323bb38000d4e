import type { JsonObject } from "#platform/contract/json.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { ApprovalRow } from "./approval.repository.ts";

type Audited = Pick<
  ApprovalRow,
  "id" | "workspace_id" | "run_id" | "tool_call_id" | "conversation_id" | "user_id" | "hash" | "policy_hash"
> & { rule: string };

/** Audits what happened to an approval. A rule of a mode names a tool, which is free text. */
export function auditApproval(
  ctx: Ctx,
  act: `approval.${"requested" | "approved" | "denied" | "expired" | "withdrawn"}`,
  row: Audited,
  more: { facts?: JsonObject; sealed?: Record<string, string> } = {},
): Promise<void> {
  return ctx.audit({
    act,
    ...(ctx.actor.type === "system" ? { workspaceId: row.workspace_id, onBehalfOf: row.user_id } : {}),
    target: [
      { type: "approval", id: row.id },
      { type: "tool_call", id: row.tool_call_id },
    ],
    facts: {
      rule: row.rule.split(":", 1)[0] ?? row.rule,
      hash: row.hash,
      policy: row.policy_hash,
      ...more.facts,
    },
    ...(more.sealed ? { sealed: more.sealed } : {}),
    runId: row.run_id,
    ...(row.conversation_id ? { conversationId: row.conversation_id } : {}),
  });
}
