import { z } from "zod";
import type { ToolContext } from "#features/tools/server/index.ts";
import { type CreateTask, TaskBody, TaskPriority, TaskTitle } from "../../contract/index.ts";
import { DueAt, momentOf } from "./due-at.ts";

export const newTaskFields = {
  title: TaskTitle.describe("What is to be done, in one line"),
  body: TaskBody.optional().describe("Details"),
  priority: TaskPriority.optional(),
  due_at: DueAt.optional(),
};

export const NewTaskInput = z.object(newTaskFields);
export type NewTaskInput = z.infer<typeof NewTaskInput>;

/** The task of a tool call. It has the call's id, so that a second attempt finds the first task. */
export function taskOf({ callId, runId, label, timeZone }: ToolContext, input: NewTaskInput) {
  const { title, body = "", priority = "normal", due_at } = input;
  const dueAt = due_at === undefined ? null : momentOf(due_at, timeZone);
  const task: CreateTask = { title, body, priority, dueAt };
  return { ...task, id: callId, label, source: { runId, callId } };
}
