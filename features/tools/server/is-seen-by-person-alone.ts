import { isObjectShared } from "#platform/server/access/grant.repository.ts";
import { query } from "#platform/server/command.ts";
import type { ToolContext } from "./tool-context.ts";

/** Whether what a call leaves in its conversation is seen by its person alone: everybody who may read that finds it. */
export async function isSeenByPersonAlone({ ctx, conversationId }: ToolContext): Promise<boolean> {
  if (!conversationId) return true;
  return !(await query(ctx, ({ db }) => isObjectShared(db, { noun: "conversation", id: conversationId })));
}
