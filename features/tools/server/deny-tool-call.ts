import { command } from "#platform/server/command.ts";
import { auditedName } from "./audited-name.ts";
import { type JournalledToolCall, newToolCall } from "./new-tool-call.ts";
import type { RequireRun } from "./require-run.ts";
import { findToolCallForUpdate, insertDeniedToolCall } from "./tool-call.repository.ts";

/** Why a tool call is not carried out. */
export interface Refusal {
  code: `${string}.${string}`;
  /** For the model. */
  message: string;
  /** One line for the person. */
  summary: string;
}

export interface DenyToolCall extends JournalledToolCall {
  refusal: Refusal;
  requireRun: RequireRun;
}

/** Journals a tool call that is not carried out, and why. One that is in the journal already stays as it is. */
export const denyToolCall = command("tool_call.deny", async (ctx, call: DenyToolCall) => {
  await call.requireRun(ctx.db);
  const known = await findToolCallForUpdate(ctx.db, call.id);
  if (known) return known;
  const row = await insertDeniedToolCall(ctx.db, newToolCall(ctx, call), call.refusal, ctx.now());
  const name = auditedName(row.tool_name);
  await ctx.audit({
    act: "tool_call.denied",
    outcome: "denied",
    errorCode: call.refusal.code,
    target: [{ type: "tool_call", id: row.id }],
    facts: { tool: name.fact, effect: row.effect },
    sealed: { input: JSON.stringify(row.input), ...name.sealed },
    runId: row.run_id,
    ...(row.conversation_id ? { conversationId: row.conversation_id } : {}),
  });
  return row;
});
