import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { toolErrors } from "../contract/errors.ts";
import { findToolCallById, type ToolCallRow } from "./tool-call.repository.ts";
import { unlessHidden } from "./unless-hidden.ts";

/** A tool call that the caller may read. Throws `tool_call.not_found`. */
export function getToolCall(ctx: Ctx, id: string): Promise<ToolCallRow> {
  return query(
    ctx,
    async (inner) =>
      (await unlessHidden(inner, await findToolCallById(inner.db, id))) ??
      fail(toolErrors, "tool_call.not_found"),
  );
}
