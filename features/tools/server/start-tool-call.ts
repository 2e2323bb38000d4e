import { command } from "#platform/server/command.ts";
import { auditedName } from "./audited-name.ts";
import { type JournalledToolCall, newToolCall } from "./new-tool-call.ts";
import type { RequireRun } from "./require-run.ts";
import type { CatalogueTool } from "./tool.ts";
import {
  findToolCallForUpdate,
  insertExecutingToolCall,
  restartToolCall,
  storeOutcome,
  type ToolCallRow,
} from "./tool-call.repository.ts";

export interface StartToolCall extends JournalledToolCall {
  requireRun: RequireRun;
}

/**
 * Journals a tool call before it is tried, for whoever holds its run. One that already ended comes back as it ended. One whose
 * attempt was lost is tried again when that is harmless, else its outcome is unknown and stays so.
 */
export const startToolCall = command("tool_call.start", async (ctx, call: StartToolCall) => {
  await call.requireRun(ctx.db);
  const known = await findToolCallForUpdate(ctx.db, call.id);
  if (known && known.status !== "executing") return known;

  if (known && call.tool && !isHarmlessTwice(call.tool)) {
    const lost = await storeOutcome(ctx.db, known.id, known.attempt, lostOutcome, ctx.now());
    await audit("tool_call.failed", lost ?? known, "failed", "tool.outcome_unknown");
    return lost ?? known;
  }
  const row = known
    ? await restartToolCall(ctx.db, known.id, ctx.now())
    : await insertExecutingToolCall(ctx.db, newToolCall(ctx, call), ctx.now());
  await audit("tool_call.started", row, "ok");
  return row;

  function audit(
    act: "tool_call.started" | "tool_call.failed",
    about: ToolCallRow,
    outcome: "ok" | "failed",
    errorCode?: string,
  ): Promise<void> {
    const name = auditedName(about.tool_name);
    return ctx.audit({
      act,
      outcome,
      ...(errorCode ? { errorCode } : {}),
      target: [{ type: "tool_call", id: about.id }],
      facts: { tool: name.fact, effect: about.effect, attempt: about.attempt },
      sealed: { input: JSON.stringify(about.input), ...name.sealed },
      runId: call.runId,
      ...(call.conversationId ? { conversationId: call.conversationId } : {}),
    });
  }
});

function isHarmlessTwice({ effect, idempotent }: CatalogueTool): boolean {
  return effect === "read" || idempotent;
}

const lostOutcome = {
  status: "unknown",
  output: null,
  summary: "It is not known whether this was done",
  sources: [],
  error_code: "tool.outcome_unknown",
  error_message:
    "The server stopped while this was being done, so it may or may not have happened. Check before trying again.",
} as const satisfies Parameters<typeof storeOutcome>[3];
