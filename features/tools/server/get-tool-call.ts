import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { toolErrors } from "../contract/errors.ts";
import { findToolCallById, type ToolCallRow } from "./tool-call.repository.ts";
import { unlessHidden } from "./unless-hidden.ts";
import { withholdResults } from "./withhold-results.ts";

/** A tool call, as far as the caller may read it. Throws `tool_call.not_found`. */
export function getToolCall(ctx: Ctx, id: string): Promise<ToolCallRow> {
  return query(ctx, async (inner) => {
    const row = await unlessHidden(inner, await findToolCallById(inner.db, id));
    const [shown] = row ? await withholdResults(inner.db, [row]) : [];
    return shown ?? fail(toolErrors, "tool_call.not_found");
  });
}
