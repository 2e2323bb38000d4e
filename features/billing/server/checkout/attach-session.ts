import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { checkoutAccess } from "./checkout.access.ts";
import { setSession } from "./checkout-intent.repository.ts";

/**
 * Stores the provider's session of a checkout. False, without a change, when the checkout is no longer open.
 */
export const attachSession = command(
  "checkout.attach_session",
  checkoutAccess.attach_session,
  async (ctx, { id, sessionId }: { id: string; sessionId: string }): Promise<boolean> => {
    if (!(await setSession(ctx.db, id, sessionId))) return false;
    await ctx.audit({
      act: "checkout.session_attached",
      workspaceId: installationWorkspaceId,
      target: [{ type: "checkout", id }],
      isWithoutSource: true,
    });
    return true;
  },
);
