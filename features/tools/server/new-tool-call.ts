import type { Label } from "#platform/contract/label.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import type { StoredDecision } from "./decision.ts";
import { storableJson, storableText } from "./storable-json.ts";
import type { CatalogueTool } from "./tool.ts";
import type { NewToolCall } from "./tool-call.repository.ts";

/** The parts of a tool that the journal stores with a call. */
export type JournalledTool = Pick<
  CatalogueTool,
  "title" | "source" | "hash" | "effect" | "idempotent" | "outputTrust"
>;

/** The parts of a tool call that the journal stores. */
export interface JournalledToolCall {
  id: string;
  runId: string;
  stepId: string;
  conversationId: string | null;
  toolName: string;
  /** Absent when the model named a tool that does not exist. */
  tool: JournalledTool | undefined;
  /** Absent when no decision was needed. */
  decision?: StoredDecision | undefined;
  input: unknown;
  /** The label of what the model saw when it requested the call. */
  label: Label;
}

/** The row of the acting person's tool call, in a storable form. */
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
    tool_title: call.tool?.title ?? null,
    tool_source: call.tool?.source ?? null,
    tool_hash: call.tool?.hash ?? null,
    decision: call.decision ?? null,
    input: storableJson(call.input),
    effect: call.tool?.effect ?? "read",
    output_trust: call.tool?.outputTrust ?? "organization",
    integrity: call.label.integrity,
    readers: [...call.label.readers],
  };
}
