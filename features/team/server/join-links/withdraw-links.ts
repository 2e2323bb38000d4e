import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { joinLinkErrors } from "../../contract/join-links/join-link-errors.ts";
import { joinLinkAccess, planLinkAccess } from "./join-link.access.ts";
import { lockJoinLink, markWithdrawn } from "./join-link.repository.ts";

/** Ends a link to join. Who joined with it stays. Idempotent. */
export const withdrawJoinLink = command(
  "join_link.withdraw",
  joinLinkAccess.withdraw,
  async (ctx, { id }: { id: string }): Promise<void> => {
    if (!(await withdraw(ctx, userOf(ctx).workspaceId, id))) return;
    await ctx.audit({ act: "join_link.withdrawn", target: [{ type: "join_link", id }] });
  },
);

/** Ends a link that gives a plan. Plans that it gave stay. Idempotent. */
export const withdrawPlanLink = command(
  "plan_link.withdraw",
  planLinkAccess.withdraw,
  async (ctx, { id }: { id: string }): Promise<void> => {
    if (!(await withdraw(ctx, null, id))) return;
    await ctx.audit({
      act: "plan_link.withdrawn",
      workspaceId: installationWorkspaceId,
      target: [{ type: "plan_link", id }],
    });
  },
);

/** False when it was withdrawn before. */
async function withdraw(ctx: Ctx, workspaceId: string | null, id: string): Promise<boolean> {
  const link = await lockJoinLink(ctx.db, workspaceId, id);
  if (!link) fail(joinLinkErrors, "join_link.not_found");
  if (link.withdrawn_at) return false;
  await markWithdrawn(ctx.db, id, ctx.now());
  return true;
}
