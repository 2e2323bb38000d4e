import { type Label, systemLabel } from "#platform/contract/label.ts";
import type { ToolCallRow } from "./tool-call.repository.ts";

/** The label of a tool call's result. An unfinished call has no result, so it has the system label. */
export function resultLabel({ result_integrity: integrity, result_readers: readers }: ToolCallRow): Label {
  return integrity && readers ? { integrity, readers } : systemLabel;
}
