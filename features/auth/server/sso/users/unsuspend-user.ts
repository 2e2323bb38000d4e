import type { Ctx } from "#platform/server/context.ts";
import { storeSuspension } from "./sso-user.repository.ts";

/** Lets a person in again whom a directory suspended, with the audit event; a ban stays as it is. Part of a command. */
export async function unsuspendUser(ctx: Ctx, userId: string): Promise<void> {
  await storeSuspension(ctx.db, userId, false, ctx.now());
  await ctx.audit({
    act: "user.unsuspended",
    workspaceId: userId,
    onBehalfOf: userId,
    target: [{ type: "user", id: userId }],
  });
}
