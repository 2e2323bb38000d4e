import { z } from "zod";
import {
  defineTool,
  settleByAttempt,
  type Tool,
  type ToolContext,
  type ToolOutput,
} from "#features/tools/server/index.ts";
import { query } from "#platform/server/command.ts";
import { createTask } from "../create-task.ts";
import { findTask, type TaskRow } from "../task.repository.ts";
import { requirePerson } from "../task-people.ts";
import { dueInWords } from "./due-at.ts";
import { newTaskFields, shownTask, taskOf } from "./new-task-input.ts";
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
  about: "Gives a task to a colleague, who sees it at once.",
  description:
    "Creates a task for a colleague of the same workspace, named by email address. The colleague sees it at once, and is reminded of it when it is due.",
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
  async show(context, input) {
    const found = await requirePerson(context.ctx, { email: input.assignee }).catch(() => undefined);
    return {
      act: `Give a task to ${found?.name || input.assignee}, who sees it at once`,
      undo: "Undo deletes it while nobody has changed it.",
      warnings: found ? [] : ["Nobody with this address works in your workspace."],
      fields: [
        { label: "To", argument: "assignee", kind: "addresses", value: input.assignee, isEditable: true },
        ...shownTask(context, input),
      ],
    };
  },
  async run(context, input) {
    const person = await requirePerson(context.ctx, { email: input.assignee });
    const task = taskOf(context, input);
    // Whoever may read the task may read its text: the person has given it to the colleague.
    const label = { ...task.label, readers: [`task:${task.id}`] };
    const created = await createTask(context.ctx, { ...task, label, assigneeId: person.id });
    return outputOf(context, created, person.name || input.assignee);
  },
  settle: settleByAttempt(async (context, input) => {
    const stored = await query(context.ctx, ({ db }) => findTask(db, context.callId));
    return stored && outputOf(context, stored, input.assignee);
  }),
  undo: undoNewTask,
});

function outputOf({ timeZone }: ToolContext, { id, title, due_at }: TaskRow, assignee: string): ToolOutput {
  const due = due_at ? `, due ${dueInWords(due_at, timeZone)}` : "";
  return {
    content: `${assignee} has the task “${title}”${due}. Its id is ${id}.`,
    summary: `“${title}” for ${assignee}${due}`,
    data: { taskId: id },
  };
}
