import type { Ctx } from "#platform/server/context.ts";
import { patchUser } from "./user.repository.ts";
import type { User } from "./user.ts";

/** Records the first of two confirmations of an address change. */
export async function recordEmailChangeConsent(ctx: Ctx, user: User): Promise<void> {
  await patchUser(ctx.db, user.id, { email_change_confirmations: 1 }, ctx.now());
  await ctx.audit({
    act: "user.email_change_agreed",
    workspaceId: user.id,
    onBehalfOf: user.id,
    target: [{ type: "user", id: user.id }],
  });
}
