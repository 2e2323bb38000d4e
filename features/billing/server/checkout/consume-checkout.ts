import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { consumeIntent } from "./checkout-intent.repository.ts";

/** Takes note that what a checkout was for is had, though nobody came back to claim it. */
export const consumeCheckout = command(
  "checkout.consume",
  async (ctx, { id }: { id: string }): Promise<void> => {
    if (!(await consumeIntent(ctx.db, id, ctx.now()))) return;
    await ctx.audit({
      act: "checkout.consumed",
      workspaceId: installationWorkspaceId,
      target: [{ type: "checkout", id }],
      isWithoutSource: true,
    });
  },
);
