import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { checkoutAccess } from "./checkout.access.ts";
import { type IntentStatus, moveIntent } from "./checkout-intent.repository.ts";
import { publishIfCompleted } from "./mark-checkout-used.ts";

export interface AdvanceCheckout {
  id: string;
  from: IntentStatus[];
  to: Exclude<IntentStatus, "open" | "consumed">;
}

/** Moves a checkout to its next state. False, without a change, when it is in none of `from`. */
export const advanceCheckout = command(
  "checkout.move",
  checkoutAccess.move,
  async (ctx, { id, from, to }: AdvanceCheckout): Promise<boolean> => {
    const moved = await moveIntent(ctx.db, id, { from, to, at: ctx.now() });
    if (!moved) return false;
    publishIfCompleted(ctx, id, moved);
    await ctx.audit({
      act: `checkout.${to}`,
      workspaceId: installationWorkspaceId,
      target: [{ type: "checkout", id }],
      isWithoutSource: true,
    });
    return true;
  },
);
