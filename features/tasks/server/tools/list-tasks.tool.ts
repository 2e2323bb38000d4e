import { z } from "zod";
import { defineTool, type Tool } from "#features/tools/server/index.ts";
import { joinLabels } from "#platform/contract/label.ts";
import { query } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { TaskFilter, TaskView } from "../../contract/index.ts";
import { labelOfTask } from "../label-of-task.ts";
import { listTasks } from "../task.repository.ts";
import { namesIn } from "../task-people.ts";
import { taskLine } from "./task-line.ts";

const ListTasksInput = z.object({
  state: TaskFilter.optional().describe("active (the default): to be done; done; cancelled"),
  view: TaskView.optional().describe(
    "mine (the default): the person's own; given: those given to colleagues",
  ),
});
type ListTasksInput = z.infer<typeof ListTasksInput>;

const mostListed = 50;

/** Lists the person's tasks, with the label of everybody who wrote them. */
export const listTasksTool: Tool<ListTasksInput> = defineTool({
  name: "list_tasks",
  title: "List tasks",
  about: "Lists your tasks, and those that you gave to colleagues.",
  description: "Lists the person's tasks with their ids, newest first, at most 50.",
  input: ListTasksInput,
  facts: {
    ...{ reads: "person", writes: false, egress: false, irreversible: false, external: false, own: false },
    ...{ control: [], content: ["state", "view"], undo: null },
  },
  effect: "read",
  idempotent: true,
  outputTrust: "untrusted",
  timeoutMs: 10_000,
  describe: ({ view }) => (view === "given" ? "Looking at the tasks you gave" : "Looking at your tasks"),
  async run({ ctx, timeZone }, { state = "active", view = "mine" }) {
    const wanted = { state, view, before: undefined, limit: mostListed + 1 };
    const rows = await query(ctx, ({ db }) => listTasks(db, wanted));
    const shown = rows.slice(0, mostListed);
    const names = await namesIn(ctx, shown);
    const rest = rows.length > mostListed ? "\nThere are more." : "";
    return {
      content:
        shown.length === 0
          ? "There are no such tasks."
          : `${shown.map((row) => taskLine(row, names, timeZone)).join("\n")}${rest}`,
      summary: shown.length === 1 ? "1 task" : `${shown.length}${rest ? " or more" : ""} tasks`,
      data: { taskIds: shown.map(({ id }) => id) },
      label: joinLabels(shown.map((row) => labelOfTask(row, userOf(ctx).userId))),
    };
  },
});
