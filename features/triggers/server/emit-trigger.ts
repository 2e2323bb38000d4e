import type { Ctx } from "#platform/server/context.ts";
import type { TriggerRow } from "./trigger.repository.ts";

/** Tells the open pages of its person that a trigger changed or fired. */
export function emitTrigger(
  ctx: Ctx,
  { workspace_id, user_id, id }: Pick<TriggerRow, "workspace_id" | "user_id" | "id">,
): Promise<void> {
  return ctx.emit({
    name: "trigger.changed",
    workspaceId: workspace_id,
    userId: user_id,
    data: { triggerId: id },
  });
}
