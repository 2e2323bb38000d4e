import { z } from "zod";
import type { ShownField } from "#features/tools/contract/index.ts";
import type { ToolContext } from "#features/tools/server/index.ts";
import { type CreateTask, TaskBody, TaskPriority, TaskTitle } from "../../contract/index.ts";
import { DueAt, dueInWords, momentOf } from "./due-at.ts";
import { reminderOfDue } from "./reminder-of-due.ts";

export const newTaskFields = {
  title: TaskTitle.describe("What is to be done, in one line"),
  body: TaskBody.optional().describe("Details"),
  priority: TaskPriority.optional(),
  due_at: DueAt.optional(),
};

export const NewTaskInput = z.object(newTaskFields);
export type NewTaskInput = z.infer<typeof NewTaskInput>;

/** The task of a tool call. It has the call's id, so that a second attempt finds the first task. */
export function taskOf({ callId, runId, label, timeZone, signal }: ToolContext, input: NewTaskInput) {
  const { title, body = "", priority = "normal", due_at } = input;
  const dueAt = due_at === undefined ? null : momentOf(due_at, timeZone);
  const remindAt = due_at === undefined ? null : reminderOfDue(due_at, timeZone);
  const task: CreateTask = { title, body, priority, dueAt, remindAt };
  return { ...task, id: callId, label, signal, source: { runId, callId } };
}

/** A new task on the card of its approval. */
export function shownTask({ timeZone }: ToolContext, input: NewTaskInput): ShownField[] {
  const { title, body = "", priority = "normal", due_at } = input;
  const due = due_at === undefined ? "no day" : dueInWords(new Date(momentOf(due_at, timeZone)), timeZone);
  return [
    { label: "Title", argument: "title", kind: "line", value: title, isEditable: true },
    { label: "Details", argument: "body", kind: "text", value: body, isEditable: true },
    { label: "Priority", argument: "priority", kind: "line", value: priority, isEditable: false },
    { label: "Due", argument: "due_at", kind: "line", value: due, isEditable: false },
  ];
}
