import { ToolError, validatorOf } from "#features/tools/server/index.ts";
import type { JsonObject } from "#platform/contract/json.ts";
import { command } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { AppError, fail } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import { connectionErrors, type ToolTrial } from "../../contract/index.ts";
import { connectionAccess } from "../connection.access.ts";
import { loadConnection } from "../load-connection.ts";
import type { Outside } from "../outside/outside.ts";
import { callConnectionTool } from "./call-connection-tool.ts";
import { type ConnectionToolRow, findTool } from "./connection-tool.repository.ts";

const trialMs = 30_000;
const shownCharacters = 20_000;

export interface Trial {
  connectionId: string;
  toolId: string;
  input: JsonObject;
}

/** An admin calls a tool of a connection, approved or not, with an input of their own. */
export async function tryTool(ctx: Ctx, outside: Outside, trial: Trial): Promise<ToolTrial> {
  const loaded = await loadConnection(ctx, connectionAccess.try_tool, trial.connectionId);
  const tool = await noteTrial(ctx, trial);
  await requireValid(tool, trial.input);
  try {
    const { isError, text } = await callConnectionTool(ctx, outside, {
      ...{ loaded, remoteName: tool.remote_name, form: tool.seen, formHash: tool.seen_hash },
      ...{ input: trial.input, callId: newId(), signal: AbortSignal.timeout(trialMs) },
      ...{ isConsequential: true, hasWaited: false },
    });
    return { isError, text: text.slice(0, shownCharacters), isCut: text.length > shownCharacters };
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return { isError: true, text: error.message, isCut: false };
  }
}

async function requireValid({ seen }: ConnectionToolRow, input: JsonObject): Promise<void> {
  const [issue] = (await validatorOf(seen.inputSchema as JsonObject))(input);
  if (!issue) return;
  const message = `The input does not fit: ${issue.field ? `${issue.field} ` : ""}${issue.message}.`;
  throw new AppError("request.invalid", 400, message);
}

/** Before the call, since it may have an effect that nobody can take back. */
const noteTrial = command(
  "connection_tool.try",
  connectionAccess.try_tool,
  async (ctx, { connectionId, toolId, input }: Trial): Promise<ConnectionToolRow> => {
    const key = { workspaceId: userOf(ctx).workspaceId, connectionId, toolId };
    const tool = (await findTool(ctx.db, key)) ?? fail(connectionErrors, "connection_tool.not_found");
    if (tool.problem !== null || !tool.is_listed) fail(connectionErrors, "connection_tool.unusable");
    await ctx.audit({
      act: "connection_tool.tried",
      target: [
        { type: "connection", id: connectionId },
        { type: "connection_tool", id: toolId },
      ],
      facts: { form: tool.seen_hash },
      sealed: { name: tool.tool_name, input: JSON.stringify(input).slice(0, 4_000) },
    });
    return tool;
  },
);
