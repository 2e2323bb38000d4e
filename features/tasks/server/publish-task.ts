import { type Ctx, userOf } from "#platform/server/context.ts";
import { taskAssigned, taskFinished } from "../contract/events.ts";
import type { TaskRow } from "./task.repository.ts";

/** Tells other features that a task was given to its assignee. */
export function publishAssigned(ctx: Ctx, { workspace_id, id, assignee_id }: TaskRow): void {
  const payload = { userId: assignee_id, runId: runOf(ctx) };
  ctx.publish(taskAssigned, { workspaceId: workspace_id, objectId: id, payload });
}

/** Tells other features that a colleague finished what the requester asked for. */
export function publishFinished(ctx: Ctx, { workspace_id, id, requester_id }: TaskRow): void {
  if (userOf(ctx).userId === requester_id) return;
  const payload = { userId: requester_id, runId: runOf(ctx) };
  ctx.publish(taskFinished, { workspaceId: workspace_id, objectId: id, payload });
}

function runOf({ actor }: Ctx): string | null {
  return actor.type === "agent" ? actor.runId : null;
}
