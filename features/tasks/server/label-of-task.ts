import { forAnotherPerson, type Label } from "#platform/contract/label.ts";
import type { TaskRow } from "./task.repository.ts";

type Labelled = Pick<TaskRow, "requester_id" | "integrity" | "readers" | "is_outsiders">;

/** The label of a task's text for a person. What another wrote has the integrity of the organization, or is from outside. */
export function labelOfTask(row: Labelled, userId: string): Label {
  const isOwn = row.requester_id === userId;
  const { integrity, readers } = isOwn ? row : forAnotherPerson(row, { isOutsider: row.is_outsiders });
  return { integrity, readers };
}
