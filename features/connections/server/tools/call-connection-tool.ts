import { outcomeUnknown, ToolError } from "#features/tools/server/index.ts";
import type { Ctx } from "#platform/server/context.ts";
import { AppError, isUnavailable } from "#platform/server/errors.ts";
import { explainFailure } from "../explain-failure.ts";
import { noteFailure } from "../note-failure.ts";
import { noteRecovery } from "../note-recovery.ts";
import type { Outside } from "../outside/outside.ts";
import { callMcpTool } from "./call-mcp-tool.ts";
import { callOperation } from "./call-operation.ts";
import type { CallResult } from "./call-result.ts";
import type { ConnectionCall } from "./connection-call.ts";
import { FailedAfterSendingError } from "./failed-after-sending.ts";

/** Failures after which the other side may have carried out the call. */
const leavesOpen = ["connection.unreachable", "connection.answered_badly"];

/**
 * Calls a tool of a connection, unless it is not what it was. What goes wrong on the way is stored as the
 * health of the connection and thrown as a ToolError.
 */
export async function callConnectionTool(
  ctx: Ctx,
  outside: Outside,
  call: ConnectionCall,
): Promise<CallResult> {
  const { connection } = call.loaded;
  try {
    const result =
      connection.kind === "mcp"
        ? await callMcpTool(ctx, outside, call)
        : await callOperation(ctx, outside, call);
    if (connection.state !== "ready") await noteRecovery(ctx, { connectionId: connection.id });
    return result;
  } catch (error) {
    if (error instanceof ToolError || isUnavailable(error)) throw error;
    // Somebody pressed Stop. That says nothing about the connection.
    if (call.signal.aborted) throw error;
    const failure = explainFailure(error);
    await noteFailure(ctx, { connectionId: connection.id, failure });
    const isOpen = error instanceof FailedAfterSendingError && leavesOpen.includes(failure.code);
    if (isOpen && call.isConsequential) throw outcomeUnknown(`${connection.name}: ${failure.message}`);
    if (!(error instanceof AppError)) ctx.log.info({ code: failure.code }, "a tool of a connection failed");
    throw new ToolError(failure.code, `${connection.name}: ${failure.message}`);
  }
}
