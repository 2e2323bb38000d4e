import type { OwnershipTransfer } from "#platform/server/ownership-transfer.ts";
import { emitTask } from "../emit-task.ts";
import { countTasks, listGoneOfTasks, transferTasks } from "./offboarding.repository.ts";

/** Unfinished tasks, those that the person has and those that they asked for. */
export const offboardTasks: OwnershipTransfer = {
  kind: "tasks",
  path: "/tasks",
  count: ({ db }, leaver) => countTasks(db, leaver),
  listGone: ({ db }, workspaceId) => listGoneOfTasks(db, workspaceId),
  async transfer(ctx, leaver) {
    const tasks = await transferTasks(ctx.db, leaver, ctx.now());
    for (const task of tasks) await emitTask(ctx, task);
    return tasks.length;
  },
};
