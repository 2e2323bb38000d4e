import { type Ctx, userOf } from "#platform/server/context.ts";
import { storableJson, storableText } from "./storable-json.ts";
import type { CatalogueTool } from "./tool.ts";
import type { NewToolCall } from "./tool-call.repository.ts";

/** What the journal has to know of a tool call. */
export interface JournalledToolCall {
  id: string;
  runId: string;
  stepId: string;
  conversationId: string | null;
  toolName: string;
  /** Absent when the model named a tool that does not exist. */
  tool: CatalogueTool | undefined;
  input: unknown;
}

/** The row of a tool call of the person who acts, in a form that the database can keep. */
export function newToolCall(ctx: Ctx, call: JournalledToolCall): NewToolCall {
  const { workspaceId, userId } = userOf(ctx);
  return {
    id: call.id,
    workspace_id: workspaceId,
    run_id: call.runId,
    step_id: call.stepId,
    conversation_id: call.conversationId,
    user_id: userId,
    tool_name: storableText(call.toolName.slice(0, 64)),
    input: storableJson(call.input),
    effect: call.tool?.effect ?? "read",
    output_trust: call.tool?.outputTrust ?? "organization",
  };
}
