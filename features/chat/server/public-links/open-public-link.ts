import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { type PublicConversation, publicLinkErrors } from "../../contract/index.ts";
import { digestOf } from "./create-public-link.ts";
import { publicLinkAccess } from "./public-link.access.ts";
import { openLink } from "./public-link.repository.ts";

/**
 * Returns the copy behind a token and counts the opening. An unknown, expired, withdrawn or forbidden link, or
 * one of a deleted conversation, is not found.
 */
export const openPublicLink = command(
  "public_link.open",
  publicLinkAccess.open,
  async (ctx, { token }: { token: string }): Promise<PublicConversation> => {
    const link = await openLink(ctx.db, digestOf(token), ctx.now());
    if (!link) fail(publicLinkErrors, "public_link.not_found");
    await ctx.audit({
      act: "public_link.opened",
      workspaceId: link.workspace_id,
      onBehalfOf: link.user_id,
      target: [{ type: "public_link", id: link.id }],
      conversationId: link.conversation_id,
      // Readers of a public page are nobody's business.
      isWithoutSource: true,
    });
    return link.snapshot;
  },
);
