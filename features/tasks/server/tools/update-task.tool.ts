import { z } from "zod";
import {
  defineTool,
  settleByAttempt,
  type Tool,
  type ToolContext,
  ToolError,
} from "#features/tools/server/index.ts";
import { systemLabel } from "#platform/contract/label.ts";
import { userOf } from "#platform/server/context.ts";
import { TaskPriority, TaskState } from "../../contract/index.ts";
import { changeTask } from "../change-task.ts";
import { labelOfTask } from "../label-of-task.ts";
import { dueInWords, momentOf } from "./due-at.ts";
import { reminderInWords, reminderOfDue } from "./reminder-of-due.ts";
import { showTaskChange } from "./show-task-change.ts";
import { sayToPerson } from "./undo-task.ts";
import { UpdateTaskInput } from "./update-task-input.ts";

/** What Undo restores, unless the task was changed since. */
const Before = z.object({
  version: z.number().int(),
  before: z.object({
    ...{ title: z.string(), body: z.string(), state: TaskState, priority: TaskPriority },
    dueAt: z.string().nullable(),
    // Calls of earlier versions have none.
    remindAt: z.string().nullable().optional(),
  }),
  changesMore: z.boolean(),
});

function declare(
  isOwnOnly: boolean,
  words: { name: string; title: string; about: string; description: string },
) {
  return defineTool<UpdateTaskInput>({
    ...words,
    input: UpdateTaskInput,
    facts: {
      ...{
        reads: "nothing",
        writes: true,
        egress: false,
        irreversible: false,
        external: false,
        own: isOwnOnly,
      },
      ...{ control: ["id", "state", "priority", "due_at"], content: ["title", "body"] },
      undo: "The task gets its former values back, unless it was changed since.",
    },
    effect: "write",
    // Tried again it would count as another change, which Undo then refuses.
    idempotent: false,
    outputTrust: "organization",
    timeoutMs: 10_000,
    describe: ({ title, state }) =>
      state ? `Marking a task as ${state}` : `Changing “${title ?? "a task"}”`,
    show: showTaskChange,
    run: (context, input) => update(context, input, isOwnOnly),
    settle: settleByAttempt(),
    async undo(ctx, { input, data }) {
      const { version, before, changesMore } = Before.parse(data);
      const { state, ...more } = before;
      const change = { id: input.id, version, state, ...(changesMore ? more : {}), label: systemLabel };
      await changeTask(ctx, change).catch(sayToPerson);
      return "The task has its former values back.";
    },
  });
}

async function update(context: ToolContext, input: UpdateTaskInput, isOwnOnly: boolean) {
  const { ctx, label, timeZone, signal } = context;
  const { due_at, ...change } = input;
  const dueAt =
    due_at === undefined
      ? {}
      : due_at === null
        ? { dueAt: null, remindAt: null }
        : { dueAt: momentOf(due_at, timeZone), remindAt: reminderOfDue(due_at, timeZone) };
  const { before, after } = await changeTask(ctx, { ...change, ...dueAt, label, isOwnOnly, signal }).catch(
    explain,
  );
  const { id: _, state: __, ...more } = input;
  const due = input.due_at && after.due_at ? `, due ${dueInWords(after.due_at, timeZone)}` : "";
  return {
    content: `The task “${after.title}” is now ${after.state}${due}.${due && reminderInWords(after.remind_at, timeZone)}`,
    summary: `“${after.title}”: ${after.state.replace("_", " ")}${due}`,
    data: {
      version: after.version,
      before: {
        ...{ title: before.title, body: before.body, state: before.state, priority: before.priority },
        dueAt: before.due_at?.toISOString() ?? null,
        remindAt: before.remind_at?.toISOString() ?? null,
      },
      changesMore: Object.values(more).some((value) => value !== undefined),
    },
    // It repeats the title, which may be older than this conversation.
    label: labelOfTask(after, userOf(ctx).userId),
  };
}

function explain(error: unknown): never {
  if ((error as { code?: unknown }).code !== "task.has_colleague") throw error;
  throw new ToolError("task.has_colleague", "A colleague takes part in this task. Use update_shared_task.");
}

/** Changes a task that the person asked themself for. */
export const updateTask: Tool<UpdateTaskInput> = declare(true, {
  name: "update_task",
  title: "Change a task",
  about: "Changes a task that you made for yourself.",
  description:
    "Changes a task that the person made for themself: state, title, details, priority, due time. Find its id with list_tasks.",
});

/** Changes a task in which a colleague takes part, who sees the change. */
export const updateSharedTask: Tool<UpdateTaskInput> = declare(false, {
  name: "update_shared_task",
  title: "Change a task with a colleague",
  about: "Changes a task in which a colleague takes part, who sees the change.",
  description:
    "Changes a task in which a colleague takes part: who asked for it may change all of it, who does it the state. The colleague sees the change.",
});
