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
import { dueInWords } from "./due-at.ts";
import { NewTaskInput, shownTask, taskOf } from "./new-task-input.ts";
import { reminderInWords } from "./reminder-of-due.ts";
import { undoNewTask } from "./undo-task.ts";

/** Creates a task for the person themself, whom alone it concerns. */
export const createTaskTool: Tool<NewTaskInput> = defineTool({
  name: "create_task",
  title: "Create a task",
  about: "Puts a task on your list, with a reminder when it is due.",
  description:
    "Creates a task for the person themself, shown on the page Tasks. Use it for reminders, things to do and follow-ups. " +
    "The person is reminded of the task when it is due, by a notification and a mail; of a day without a time at 9 in its morning. Give due_at when the person names a day or a time: “tomorrow at 9” is 09:00 of that day in their time zone. " +
    "For a colleague's task use assign_task.",
  input: NewTaskInput,
  facts: {
    ...{ reads: "nothing", writes: true, egress: false, irreversible: false, external: false, own: true },
    ...{ control: ["priority", "due_at"], content: ["title", "body"], undo: "The task is deleted." },
  },
  effect: "write",
  idempotent: true,
  outputTrust: "organization",
  addsNoWords: true,
  timeoutMs: 10_000,
  describe: ({ title }) => `Creating “${title}”`,
  async show(context, input) {
    return {
      act: "Put a task on your list",
      undo: "Undo deletes it.",
      warnings: [],
      fields: shownTask(context, input),
    };
  },
  async run(context, input) {
    return outputOf(context, await createTask(context.ctx, taskOf(context, input)));
  },
  settle: settleByAttempt(async (context) => {
    const stored = await query(context.ctx, ({ db }) => findTask(db, context.callId));
    return stored && outputOf(context, stored);
  }),
  undo: undoNewTask,
});

function outputOf({ timeZone }: ToolContext, { id, title, due_at, remind_at }: TaskRow): ToolOutput {
  const due = due_at ? `, due ${dueInWords(due_at, timeZone)}` : "";
  return {
    content: `The task “${title}” is on the page Tasks (/tasks)${due}.${due && reminderInWords(remind_at, timeZone)} Its id is ${id}.`,
    summary: `“${title}” is on your list${due}`,
    data: { taskId: id },
  };
}
