import type { Json, JsonObject } from "#platform/contract/json.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { toolErrors } from "../../contract/errors.ts";
import type { ShownCall } from "../../contract/shown-call.ts";
import { awaitSource } from "../await-source.ts";
import { stableJson } from "../stable-json.ts";
import { storableJson } from "../storable-json.ts";
import type { CatalogueTool } from "../tool.ts";
import type { ToolContext } from "../tool-context.ts";
import { ToolError } from "../tool-error.ts";
import { agentOf } from "./agent-of.ts";
import type { ApprovalRow } from "./approval.repository.ts";
import { approvalHash } from "./approval-hash.ts";
import { NotShowableError, showCall } from "./show-call.ts";

/** A call as a person changed it. */
export interface ChangedCall {
  input: Json;
  shown: ShownCall;
  hash: string;
}

/**
 * The call with a person's changes, checked like a model's input and shown anew. Throws
 * `approval.not_editable`, `approval.invalid_change` with the field, `approval.changed` when the tool is not
 * the one that asked, and `approval.tool_unreachable` when its source gives no answer. Called before the transaction
 * of the decision opens, because showing may read beyond the person's own rows, such as which addresses are known.
 */
export async function changeCall(
  decider: Ctx,
  row: ApprovalRow,
  changes: Readonly<Record<string, string>>,
): Promise<ChangedCall> {
  // It is shown as what it is: an act for the person whom the run works for, whoever decides.
  const ctx = await agentOf(decider, row);
  const { tools, silent } = await awaitSource(ctx, row.tool_source, AbortSignal.timeout(10_000));
  const tool = tools.find(({ hash }) => hash === row.tool_hash);
  if (!tool)
    fail(toolErrors, silent.includes(row.tool_source) ? "approval.tool_unreachable" : "approval.changed");
  const wanted: JsonObject = { ...(isObject(row.input) ? row.input : {}) };
  for (const [argument, value] of Object.entries(changes)) {
    const field = row.shown.fields.find((shown) => shown.argument === argument && shown.isEditable);
    if (!field) fail(toolErrors, "approval.not_editable");
    // One that the model left out has no value yet.
    const isList = field.kind === "addresses" || Array.isArray(wanted[argument]);
    wanted[argument] = isList ? lines(value) : value;
  }
  const checked = await tool.checkInput(wanted);
  if (!checked.isValid) {
    const [issue] = checked.issues;
    fail(toolErrors, "approval.invalid_change", {
      message: `${issue?.field || "The input"}: ${issue?.message ?? "does not fit"}`,
    });
  }
  const context = {
    ...{ ctx, signal: AbortSignal.timeout(10_000), runId: row.run_id, conversationId: row.conversation_id },
    ...{ timeZone: "UTC", said: [], callId: row.tool_call_id },
    asked: [{ id: row.tool_call_id, name: row.tool_name, input: checked.value }],
    label: { integrity: row.integrity, readers: row.readers },
    shown: row.shown,
  };
  const input = storableJson(checked.value);
  const shown = await showChanged(context, tool, { value: checked.value, stored: input });
  return {
    input,
    shown,
    hash: approvalHash({ callId: row.tool_call_id, toolHash: tool.hash, input, shown }),
  };
}

/** What is shown is what is stored, and so what is carried out. A change that no card can show is refused. */
async function showChanged(
  context: ToolContext,
  tool: CatalogueTool,
  { value, stored }: { value: unknown; stored: Json },
): Promise<ShownCall> {
  try {
    if (stableJson(stored) !== stableJson(value)) throw new NotShowableError();
    return await showCall(context, tool, value);
  } catch (error) {
    if (error instanceof ToolError) fail(toolErrors, "approval.invalid_change", { message: error.message });
    if (!(error instanceof NotShowableError)) throw error;
    fail(toolErrors, "approval.invalid_change", {
      message: "The changed call is too long, or has characters that cannot be stored. Make it shorter.",
    });
  }
}

function lines(value: string): string[] {
  return value
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

function isObject(value: Json): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
