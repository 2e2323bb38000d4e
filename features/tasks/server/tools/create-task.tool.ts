import { defineTool, type Tool } from "#features/tools/server/index.ts";
import { createTask } from "../create-task.ts";
import { NewTaskInput, taskOf } from "./new-task-input.ts";
import { undoNewTask } from "./undo-task.ts";

/** Creates a task for the person themself, whom alone it concerns. */
export const createTaskTool: Tool<NewTaskInput> = defineTool({
  name: "create_task",
  title: "Create a task",
  description:
    "Creates a task for the person themself, shown on the page Tasks. Use it for reminders, things to do and follow-ups. " +
    "For a colleague's task use assign_task.",
  input: NewTaskInput,
  facts: {
    ...{ reads: "nothing", writes: true, egress: false, irreversible: false, external: false, own: true },
    ...{ control: ["priority", "due_at"], content: ["title", "body"], undo: "The task is deleted." },
  },
  effect: "write",
  idempotent: true,
  outputTrust: "organization",
  timeoutMs: 10_000,
  describe: ({ title }) => `Creating “${title}”`,
  async run(context, input) {
    const { id, title } = await createTask(context.ctx, taskOf(context, input));
    return {
      content: `The task “${title}” is on the page Tasks (/tasks). Its id is ${id}.`,
      summary: `“${title}” is on your list`,
      data: { taskId: id },
    };
  },
  undo: undoNewTask,
});
