import { forAnotherPerson, type Label } from "#platform/contract/label.ts";
import type { TaskRow } from "./task.repository.ts";

/** The label of a task's text for a person. What a colleague wrote has the integrity of the organization. */
export function labelOfTask(
  row: Pick<TaskRow, "requester_id" | "integrity" | "readers">,
  userId: string,
): Label {
  const { integrity, readers } = row.requester_id === userId ? row : forAnotherPerson(row);
  return { integrity, readers };
}
