import { command } from "#platform/server/command.ts";
import { publicLinkAccess } from "./public-link.access.ts";
import { withdrawLink } from "./public-link.repository.ts";

/** Ends a link for good and erases its copy. Idempotent. */
export const withdrawPublicLink = command(
  "public_link.withdraw",
  publicLinkAccess.withdraw,
  async (ctx, { id }: { id: string }, link): Promise<void> => {
    if (!(await withdrawLink(ctx.db, id, ctx.now()))) return;
    await ctx.audit({
      act: "public_link.withdrawn",
      target: [{ type: "public_link", id }],
      conversationId: link.conversation_id,
    });
  },
);
