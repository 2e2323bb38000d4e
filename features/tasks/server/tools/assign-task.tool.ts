import { z } from "zod";
import type { ShownField } from "#features/tools/contract/index.ts";
import { defineTool, type Tool } from "#features/tools/server/index.ts";
import { createTask } from "../create-task.ts";
import { requirePerson } from "../task-people.ts";
import { newTaskFields, taskOf } from "./new-task-input.ts";
import { undoNewTask } from "./undo-task.ts";

const AssignTaskInput = z.object({
  assignee: z.email().max(254).describe("The address of a colleague in the same workspace"),
  ...newTaskFields,
});
type AssignTaskInput = z.infer<typeof AssignTaskInput>;

/** Creates a task for a colleague, who sees it at once. */
export const assignTask: Tool<AssignTaskInput> = defineTool({
  name: "assign_task",
  title: "Give a task to a colleague",
  description:
    "Creates a task for a colleague of the same workspace, named by email address. The colleague sees it at once.",
  input: AssignTaskInput,
  facts: {
    ...{ reads: "nothing", writes: true, egress: false, irreversible: false, external: false, own: false },
    ...{ control: ["assignee", "priority", "due_at"], content: ["title", "body"] },
    undo: "The task is deleted while nobody has changed it.",
  },
  effect: "write",
  idempotent: true,
  outputTrust: "organization",
  timeoutMs: 10_000,
  describe: ({ title, assignee }) => `Giving “${title}” to ${assignee}`,
  async show({ ctx }, input) {
    const found = await requirePerson(ctx, { email: input.assignee }).catch(() => undefined);
    const line = (label: string, argument: string, value: string): ShownField => {
      return { label, argument, kind: "line", value, isEditable: true };
    };
    return {
      act: `Give a task to ${found?.name || input.assignee}, who sees it at once`,
      undo: "Undo deletes it while nobody has changed it.",
      warnings: found ? [] : ["Nobody with this address belongs to your workspace."],
      fields: [
        { ...line("To", "assignee", input.assignee), kind: "addresses" },
        line("Title", "title", input.title),
        { ...line("Details", "body", input.body ?? ""), kind: "text" },
        { ...line("Priority", "priority", input.priority ?? "normal"), isEditable: false },
        { ...line("Due", "due_at", input.due_at ?? "no day"), isEditable: false },
      ],
    };
  },
  async run(context, input) {
    const person = await requirePerson(context.ctx, { email: input.assignee });
    const task = taskOf(context, input);
    // Whoever may read the task may read its text: the person has given it to the colleague.
    const label = { ...task.label, readers: [`task:${task.id}`] };
    const { id, title } = await createTask(context.ctx, { ...task, label, assigneeId: person.id });
    return {
      content: `${person.name || input.assignee} has the task “${title}”. Its id is ${id}.`,
      summary: `“${title}” for ${person.name || input.assignee}`,
      data: { taskId: id },
    };
  },
  undo: undoNewTask,
});
