import { createHash, randomBytes } from "node:crypto";
import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import {
  type LinkLifetime,
  linkLifetimes,
  mostLinksOfConversation,
  publicLinkErrors,
} from "../../contract/index.ts";
import { conversationAccess, lockShown } from "../conversation.access.ts";
import { requireNoTest } from "../require-no-test.ts";
import { linkObstacle } from "./link-obstacle.ts";
import { countActiveLinks, insertPublicLink, type PublicLinkRow } from "./public-link.repository.ts";
import { takeSnapshot } from "./take-snapshot.ts";

export interface CreatedLink {
  row: PublicLinkRow;
  /** The secret of its address. It is nowhere stored. */
  token: string;
}

/** Makes a public link to a copy of the shown branch. */
export const createPublicLink = command(
  "public_link.create",
  conversationAccess.publish.by((ctx, { id }: { id: string; lifetime: LinkLifetime }) => lockShown(ctx, id)),
  async (ctx, { id: conversationId, lifetime }, conversation): Promise<CreatedLink> => {
    requireNoTest(conversation);
    const { userId } = userOf(ctx);
    const obstacle = await linkObstacle(ctx);
    if (obstacle) fail(publicLinkErrors, `public_link.${obstacle}`);
    if ((await countActiveLinks(ctx.db, conversationId, ctx.now())) >= mostLinksOfConversation) {
      fail(publicLinkErrors, "public_link.too_many");
    }
    const snapshot = await takeSnapshot(ctx, conversation);
    const token = randomBytes(32).toString("base64url");
    const days = linkLifetimes[lifetime];
    const row = await insertPublicLink(ctx.db, {
      ...{ id: newId(), conversationId, userId, snapshot, tokenDigest: digestOf(token) },
      expiresAt: days === null ? null : new Date(ctx.now().getTime() + days * 86_400_000),
    });
    await ctx.audit({
      act: "public_link.created",
      target: [{ type: "public_link", id: row.id }],
      conversationId,
      facts: { lifetime, messages: snapshot.messages.length },
    });
    return { row, token };
  },
);

/** Tokens are random, so a plain digest resists guessing. */
export function digestOf(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
