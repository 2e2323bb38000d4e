import { findUser, invalidateCaller, lockUser, removeVisitor } from "#features/auth/server/index.ts";
import { readUsedOf } from "#features/entitlements/server/index.ts";
import { command } from "#platform/server/command.ts";
import { personOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { demoErrors } from "../contract/index.ts";
import { demoAccess } from "./demo.access.ts";
import { deleteDemo, lockDemo } from "./demo.repository.ts";
import { releaseToDay } from "./demo-day.repository.ts";

export interface EndDemo {
  userId: string;
  reason: "asked" | "over" | "not_begun";
}

/**
 * Ends a demo: revokes its token, cancels its runs, and enqueues the erasure of the visitor in this
 * transaction. Idempotent. A visitor can end only their own demo.
 */
export const endDemo = command(
  "demo.end",
  demoAccess.end,
  async (ctx, { userId, reason }: EndDemo): Promise<void> => {
    const caller = personOf(ctx.actor);
    if (caller && caller.userId !== userId) fail(demoErrors, "demo.not_found");
    await lockUser(ctx.db, userId);
    const demo = await lockDemo(ctx.db, userId);
    const user = await findUser(ctx.db, userId);
    if (!demo || !user) return;
    if (demo.budgetMicros > 0) {
      const used = await readUsedOf(ctx, userId, "model_cost");
      const { budgetDay: day, origin, budgetMicros } = demo;
      await releaseToDay(ctx.db, { day, origin: origin ?? undefined }, Math.max(0, budgetMicros - used));
    }
    await deleteDemo(ctx.db, userId);
    await ctx.audit({
      act: "demo.ended",
      workspaceId: userId,
      onBehalfOf: userId,
      target: [{ type: "user", id: userId }],
      facts: { reason },
    });
    await invalidateCaller(ctx, userId);
    await removeVisitor(ctx, user);
  },
);
