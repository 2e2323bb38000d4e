import type { Ctx } from "#platform/server/context.ts";
import { withdrawRoleRequest } from "./stored-request.repository.ts";

/**
 * Ends what a person asked for as somebody of another role: approved later, it would take a higher one from them. Part
 * of the command that changes the role.
 */
export async function endRoleRequest(
  ctx: Ctx,
  { workspaceId, userId }: { workspaceId: string; userId: string },
): Promise<void> {
  const id = await withdrawRoleRequest(ctx.db, { workspaceId, userId, at: ctx.now() });
  if (!id) return;
  await ctx.audit({ act: "request.superseded", workspaceId, target: [{ type: "request", id }] });
  await ctx.emit({ name: "request.changed", workspaceId, data: { requestId: id } });
}
