import type { Ctx } from "#platform/server/context.ts";
import type { TaskRow } from "../task.repository.ts";
import { remind } from "./remind.job.ts";

/** Enqueues the reminder of a task, in the transaction that stores its moment. The job of a former moment does nothing. */
export async function enqueueReminder(
  ctx: Ctx,
  { workspace_id: workspaceId, id, remind_at }: TaskRow,
  before: Date | null,
): Promise<void> {
  if (!remind_at || remind_at.getTime() === before?.getTime()) return;
  const startAfterSeconds = Math.max(1, Math.ceil((remind_at.getTime() - ctx.now().getTime()) / 1_000));
  await ctx.enqueue(remind, { workspaceId, id, remindAt: remind_at.toISOString() }, { startAfterSeconds });
}
