import { z } from "zod";
import { TaskBody, TaskPriority, TaskState, TaskTitle } from "../../contract/index.ts";
import { DueAt } from "./due-at.ts";

export const UpdateTaskInput = z.object({
  id: z.uuid().describe("From list_tasks or create_task"),
  state: TaskState.optional(),
  title: TaskTitle.optional(),
  body: TaskBody.optional(),
  priority: TaskPriority.optional(),
  due_at: DueAt.nullable().optional(),
});
export type UpdateTaskInput = z.infer<typeof UpdateTaskInput>;
