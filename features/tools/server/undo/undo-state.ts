import type { Ctx } from "#platform/server/context.ts";
import type { UndoState } from "../tool.ts";
import type { ToolCallRow } from "../tool-call.repository.ts";
import { findToolToUndo } from "./find-tool-to-undo.ts";

/** Whether a call can be taken back, as far as is known without trying, or when it was. The tool itself knows best. */
export async function undoStateOf(ctx: Ctx, row: ToolCallRow): Promise<UndoState> {
  if (row.effect === "read") return "not_possible";
  const recorded = row.undone_at && { at: row.undone_at, summary: row.undo_summary ?? "" };
  if (row.status !== "succeeded") return recorded ?? "not_possible";
  const tool = await findToolToUndo(ctx, row);
  const own = await tool?.undoState?.(ctx, { id: row.id });
  if (typeof own === "object") return own;
  return recorded ?? own ?? (tool ? "possible" : "not_possible");
}
