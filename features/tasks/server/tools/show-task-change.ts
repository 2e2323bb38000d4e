import type { ShownCall, ShownField } from "#features/tools/contract/index.ts";
import type { ToolContext } from "#features/tools/server/index.ts";
import { query } from "#platform/server/command.ts";
import { findTask } from "../task.repository.ts";
import { namesIn } from "../task-people.ts";
import { dueInWords, momentOf } from "./due-at.ts";
import type { UpdateTaskInput } from "./update-task-input.ts";

/** A change of a task on the card of its approval: which task it is, whose, and each new value. */
export async function showTaskChange(
  { ctx, timeZone }: ToolContext,
  input: UpdateTaskInput,
): Promise<ShownCall> {
  const task = await query(ctx, ({ db }) => findTask(db, input.id));
  const names = task && (await namesIn(ctx, [task]));
  const nameOf = (id: string) => names?.get(id) ?? "A former colleague";
  const found: ShownField[] = task
    ? [
        fixed("Task", task.title),
        fixed("Asked for by", nameOf(task.requester_id)),
        fixed("Done by", nameOf(task.assignee_id)),
      ]
    : [{ label: "Task", argument: "id", kind: "line", value: input.id, isEditable: false }];
  return {
    act: task ? `Change the task “${task.title}”` : "Change a task",
    undo: "Undo restores its former values, unless it was changed since.",
    warnings: task ? [] : ["The person has no task with this id."],
    fields: [...found, ...newValues(input, timeZone)],
  };
}

function fixed(label: string, value: string): ShownField {
  return { label, argument: null, kind: "line", value, isEditable: false };
}

function newValues(
  { state, title, body, priority, due_at }: UpdateTaskInput,
  timeZone: string,
): ShownField[] {
  const due = due_at && dueInWords(new Date(momentOf(due_at, timeZone)), timeZone);
  const values: (Omit<ShownField, "value"> & { value: string | undefined })[] = [
    {
      label: "New state",
      argument: "state",
      kind: "line",
      value: state?.replace("_", " "),
      isEditable: false,
    },
    { label: "New title", argument: "title", kind: "line", value: title, isEditable: true },
    { label: "New details", argument: "body", kind: "text", value: body, isEditable: true },
    { label: "New priority", argument: "priority", kind: "line", value: priority, isEditable: false },
    {
      label: "New due",
      argument: "due_at",
      kind: "line",
      value: due ?? (due_at === null ? "no day" : undefined),
      isEditable: false,
    },
  ];
  return values.flatMap(({ value, ...field }) => (value === undefined ? [] : { ...field, value }));
}
