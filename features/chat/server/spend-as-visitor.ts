import { spendUsage } from "#features/entitlements/server/index.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";

/**
 * Another answer to the same question is free for people with accounts. Visitors are anonymous, so all their answers count against the
 * limit.
 */
export async function spendAsVisitor(ctx: Ctx, runId: string): Promise<void> {
  const { workspaceId, userId, isVisitor } = userOf(ctx);
  if (!isVisitor) return;
  await spendUsage(ctx, {
    workspaceId,
    userId,
    entitlement: "messages",
    amount: 1,
    requestId: `retry:${runId}`,
  });
}
