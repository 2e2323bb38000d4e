import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { requireNoHold } from "#platform/server/holds/require-no-hold.ts";
import { taskErrors } from "../contract/index.ts";
import { emitTask } from "./emit-task.ts";
import { taskAccess } from "./task.access.ts";
import { deleteTaskRow, lockTask } from "./task.repository.ts";

/**
 * Deletes a task that nobody has changed since it was made. Throws `task.not_found`,
 * `task.changed_meanwhile`, and `hold.standing` while a legal hold keeps it.
 */
export const undoCreateTask = command(
  "task.take_back",
  taskAccess.take_back,
  async (ctx, { id }: { id: string }): Promise<void> => {
    const row = await lockTask(ctx.db, id);
    if (!row || row.requester_id !== userOf(ctx).userId) return fail(taskErrors, "task.not_found");
    if (row.version > 1) fail(taskErrors, "task.changed_meanwhile");
    await requireNoHold(ctx, {
      ...{ kind: "task", workspaceId: row.workspace_id, id, madeAt: row.created_at },
      people: [row.requester_id, row.assignee_id],
    });
    await deleteTaskRow(ctx.db, id);
    await ctx.audit({ act: "task.taken_back", target: [{ type: "task", id }] });
    await emitTask(ctx, row);
  },
);
