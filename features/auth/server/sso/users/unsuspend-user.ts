import type { Ctx } from "#platform/server/context.ts";
import { storeSuspension } from "./sso-user.repository.ts";

/** Ends a directory's suspension of the user, with an audit event. Bans stay. Part of a command. */
export async function unsuspendUser(ctx: Ctx, userId: string): Promise<void> {
  await storeSuspension(ctx.db, userId, false, ctx.now());
  await ctx.audit({
    act: "user.unsuspended",
    workspaceId: userId,
    onBehalfOf: userId,
    target: [{ type: "user", id: userId }],
  });
}
