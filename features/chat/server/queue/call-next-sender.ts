import type { Ctx } from "#platform/server/context.ts";
import { queueReached } from "../../contract/index.ts";
import { findNextSender, type HeldQueue } from "./queue-of-run.repository.ts";

/** Lets the author of the next message send it, unless an answer is being written. */
export async function callNextSender(
  ctx: Ctx,
  { workspaceId, conversationId }: Pick<HeldQueue, "workspaceId" | "conversationId">,
): Promise<void> {
  const next = await findNextSender(ctx.db, { workspaceId, conversationId });
  if (!next) return;
  ctx.publish(queueReached, {
    ...{ workspaceId, objectId: conversationId },
    payload: { userId: next.user_id, isVisitor: next.is_visitors },
  });
}
