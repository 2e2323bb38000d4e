import type { Ctx } from "#platform/server/context.ts";
import { auditedName } from "./audited-name.ts";
import type { Refusal } from "./refusal.ts";
import type { ToolCallRow } from "./tool-call.repository.ts";
import { builtInTool } from "./tool-catalogue.ts";

/** Audits a tool call before and at its execution. */
export function auditToolCall(
  ctx: Ctx,
  act: `tool_call.${"proposed" | "started" | "denied" | "stopped" | "failed"}`,
  row: ToolCallRow,
  end: { outcome: "ok" | "denied" | "failed"; errorCode?: string } = { outcome: "ok" },
): Promise<void> {
  const name = auditedName(row);
  const isTried = act === "tool_call.started" || act === "tool_call.failed";
  return ctx.audit({
    act,
    ...end,
    ...(ctx.actor.type === "system" ? { workspaceId: row.workspace_id, onBehalfOf: row.user_id } : {}),
    target: [{ type: "tool_call", id: row.id }],
    facts: { tool: name.fact, effect: row.effect, ...(isTried ? { attempt: row.attempt } : {}) },
    sealed: { ...(isInputErasable(ctx, row) ? {} : { input: JSON.stringify(row.input) }), ...name.sealed },
    runId: row.run_id,
    ...(row.conversation_id ? { conversationId: row.conversation_id } : {}),
  });
}

/** Whether the arguments of a call are words that its person can erase, so that the log has no copy of them. */
export function isInputErasable(
  { services }: Ctx,
  { tool_name, tool_source }: Pick<ToolCallRow, "tool_name" | "tool_source">,
): boolean {
  return tool_source === "built_in" && builtInTool(services, tool_name)?.isInputErasable === true;
}

/** Audits a tool call that is not executed. */
export function auditRefusal(ctx: Ctx, row: ToolCallRow, { code, isStop }: Refusal): Promise<void> {
  return isStop
    ? auditToolCall(ctx, "tool_call.stopped", row, { outcome: "ok", errorCode: code })
    : auditToolCall(ctx, "tool_call.denied", row, { outcome: "denied", errorCode: code });
}
