import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { toolErrors } from "../contract/errors.ts";
import { findToolCallById, type ToolCallRow } from "./tool-call.repository.ts";

/** One of the caller's own tool calls. Throws `tool_call.not_found`, also for other people's. */
export function getToolCall(ctx: Ctx, id: string): Promise<ToolCallRow> {
  return query(
    ctx,
    async ({ db }) => (await findToolCallById(db, id)) ?? fail(toolErrors, "tool_call.not_found"),
  );
}
