import type { HandOver } from "#platform/server/hand-over.ts";
import { emitTask } from "../emit-task.ts";
import { countTasks, giveTasks, listGoneOfTasks } from "./leaving.repository.ts";

/** Unfinished tasks, those that the person has and those that they asked for. */
export const handOverTasks: HandOver = {
  kind: "tasks",
  path: "/tasks",
  count: ({ db }, leaver) => countTasks(db, leaver),
  listGone: ({ db }, workspaceId) => listGoneOfTasks(db, workspaceId),
  async give(ctx, leaver) {
    const tasks = await giveTasks(ctx.db, leaver, ctx.now());
    for (const task of tasks) await emitTask(ctx, task);
    return tasks.length;
  },
};
