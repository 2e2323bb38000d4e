import type { PeriodKind } from "#platform/server/retention/periods/period-kind.ts";
import { emitTask } from "../emit-task.ts";
import { countEnded, deleteEnded } from "./ended-task.repository.ts";

/** Tasks that were done or cancelled, and not touched for so many days. */
export const endedTaskPeriod: PeriodKind = {
  ...{ kind: "ended_tasks", fewestDays: 30, mostDays: 3_650 },
  count: countEnded,
  async apply(ctx, older) {
    const tasks = await deleteEnded(ctx.db, older);
    for (const task of tasks) {
      await ctx.audit({
        ...{ act: "task.expired", workspaceId: task.workspace_id, onBehalfOf: task.requester_id },
        target: [{ type: "task", id: task.id }],
        facts: { days: older.days },
      });
      await emitTask(ctx, task);
    }
    return tasks.length;
  },
};
