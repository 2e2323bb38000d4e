import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { publicLinkErrors } from "../../contract/index.ts";
import { findConversation } from "../conversation.repository.ts";
import { areLinksForbidden } from "./link-policy.repository.ts";
import { statusOf } from "./present-public-link.ts";
import { publicLinkAccess } from "./public-link.access.ts";
import { type PublicLinkRow, replaceSnapshot } from "./public-link.repository.ts";
import { takeSnapshot } from "./take-snapshot.ts";

/** Replaces the copy behind a link by the present conversation. Address and expiry stay. */
export const renewPublicLink = command(
  "public_link.renew",
  publicLinkAccess.renew,
  async (ctx, { id }: { id: string }, link): Promise<PublicLinkRow> => {
    if (await areLinksForbidden(ctx.db)) fail(publicLinkErrors, "public_link.forbidden");
    const conversation = await findConversation(ctx.db, link.conversation_id);
    if (!conversation || statusOf(link, ctx.now()) !== "active") {
      fail(publicLinkErrors, "public_link.not_found");
    }
    const snapshot = await takeSnapshot(ctx, conversation);
    const row = await replaceSnapshot(ctx.db, id, snapshot);
    if (!row) fail(publicLinkErrors, "public_link.not_found");
    await ctx.audit({
      act: "public_link.renewed",
      target: [{ type: "public_link", id }],
      conversationId: link.conversation_id,
      facts: { messages: snapshot.messages.length },
    });
    return row;
  },
);
