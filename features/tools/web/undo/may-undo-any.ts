import type { ToolCall } from "../../contract/index.ts";

/** Whether any of these calls can be taken back. What is not known yet may be. */
export function mayUndoAny(records: readonly (Record | null | undefined)[]): boolean {
  return records.some((record) => !record || (record.abilities.undo && !record.undone));
}

type Record = Pick<ToolCall, "abilities" | "undone">;
