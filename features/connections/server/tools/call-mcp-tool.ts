import type { JsonObject } from "#platform/contract/json.ts";
import type { Ctx } from "#platform/server/context.ts";
import { mcpTargetOf } from "../mcp/mcp-target-of.ts";
import { withMcpServer } from "../mcp/with-mcp-server.ts";
import type { Outside } from "../outside/outside.ts";
import { type CallResult, resultOfMcp } from "./call-result.ts";
import type { ConnectionCall } from "./connection-call.ts";
import { sending } from "./failed-after-sending.ts";
import { noteAnnouncement } from "./note-announcement.ts";
import { formOfMcpTool } from "./offered-form.ts";
import { isComparisonDue, requireSameForm } from "./require-same-form.ts";

/** Calls a tool of MCP. Its server lists its tools again first, when the last comparison is too old. */
export function callMcpTool(ctx: Ctx, outside: Outside, call: ConnectionCall): Promise<CallResult> {
  const target = mcpTargetOf(ctx, outside, call.loaded, call.signal);
  return withMcpServer(target, async (session) => {
    if (isComparisonDue(ctx, call) || session.hasChanged()) {
      const { tools, leftOut } = await session.listTools();
      await requireSameForm(ctx, call, { forms: tools.map(formOfMcpTool), leftOut });
    }
    const { remoteName: name, form, input, callId } = call;
    const inputSchema = form.inputSchema as JsonObject;
    const result = await sending(() => session.callTool({ name, inputSchema, input, callId }));
    if (session.hasChanged()) await noteAnnouncement(ctx, { connectionId: call.loaded.connection.id });
    return resultOfMcp(result);
  });
}
