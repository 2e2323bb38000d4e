import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { type IntentStatus, moveIntent } from "./checkout-intent.repository.ts";

export interface MoveCheckout {
  id: string;
  from: IntentStatus[];
  to: Exclude<IntentStatus, "open" | "consumed">;
}

/** Takes a checkout on to its next state; false, and nothing changes, when it is not in one of `from`. */
export const moveCheckout = command(
  "checkout.move",
  async (ctx, { id, from, to }: MoveCheckout): Promise<boolean> => {
    const isMoved = await moveIntent(ctx.db, id, { from, to, at: ctx.now() });
    if (!isMoved) return false;
    await ctx.audit({
      act: `checkout.${to}`,
      workspaceId: installationWorkspaceId,
      target: [{ type: "checkout", id }],
      isWithoutSource: true,
    });
    return true;
  },
);
