import { type Label, systemLabel } from "#platform/contract/label.ts";
import type { ToolCallRow } from "./tool-call.repository.ts";

/** The label of what a tool call answered. One that is not over has answered nothing yet. */
export function resultLabel({ result_integrity: integrity, result_readers: readers }: ToolCallRow): Label {
  return integrity && readers ? { integrity, readers } : systemLabel;
}
