import { command } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { commentErrors } from "../contract/index.ts";
import { type Commented, commentAccess, commentOf, lockOfComment } from "./comment.access.ts";
import { updateComment } from "./comment.repository.ts";
import { emitComment } from "./emit-comment.ts";

/** Marks a thread as resolved. Of two at once the first stands. Throws `comment.is_reply`. */
export const resolveComment = command(
  "comment.resolve",
  commentAccess.resolve.by((ctx, input: { id: string }) => lockOfComment(ctx, input)),
  (ctx, _input, found) => setResolved(ctx, found, true),
);

/** Opens a resolved thread again. Throws `comment.is_reply`. */
export const reopenComment = command(
  "comment.reopen",
  commentAccess.reopen.by((ctx, input: { id: string }) => lockOfComment(ctx, input)),
  (ctx, _input, found) => setResolved(ctx, found, false),
);

async function setResolved(ctx: Ctx, found: Commented, isResolved: boolean): Promise<void> {
  const row = commentOf(found);
  if (row.reply_to) fail(commentErrors, "comment.is_reply");
  if ((row.resolved_at !== null) === isResolved) return;
  const by = { resolved_at: ctx.now(), resolved_by: userOf(ctx).userId };
  await updateComment(ctx.db, row.id, isResolved ? by : { resolved_at: null, resolved_by: null });
  await ctx.audit({
    act: isResolved ? "comment.resolved" : "comment.reopened",
    target: [{ type: "comment", id: row.id }],
    conversationId: row.conversation_id,
  });
  await emitComment(ctx, isResolved ? "comment.resolved" : "comment.reopened", row);
}
