import { conversationAccess, emitConversation, lockShown } from "#features/chat/server/index.ts";
import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { knowledgeErrors, mostCollectionsAsked } from "../../contract/index.ts";
import { listCollectionNames } from "../collection-name.repository.ts";
import { listOfConversation, switchOff, switchOn } from "./conversation-collection.repository.ts";

export interface ChosenCollections {
  conversationId: string;
  collectionIds: readonly string[];
  /** Also switches off those that the caller may not read. */
  dropsHidden: boolean;
}

/**
 * Chooses the collections that a conversation asks, among those that the caller may read. Those that others switched on
 * and the caller may not read stay, unless told otherwise. Idempotent. Throws `collection.not_found` and
 * `collection.too_many_here`.
 */
export const chooseCollections = command(
  "conversation.choose_collections",
  conversationAccess.choose_knowledge.by((ctx, { conversationId }: ChosenCollections) =>
    lockShown(ctx, conversationId),
  ),
  async (ctx, { collectionIds, dropsHidden }, { id: conversationId }): Promise<void> => {
    const [before, readable] = await Promise.all([
      listOfConversation(ctx.db, conversationId),
      listCollectionNames(ctx.db, collectionIds),
    ]);
    if (readable.length < new Set(collectionIds).size) fail(knowledgeErrors, "collection.not_found");
    const gone = before
      .filter(({ id, name }) => !collectionIds.includes(id) && (name !== null || dropsHidden))
      .map(({ id }) => id);
    const hidden = before.filter(({ name }) => name === null && !dropsHidden);
    if (hidden.length + collectionIds.length > mostCollectionsAsked) {
      fail(knowledgeErrors, "collection.too_many_here");
    }
    await switchOff(ctx.db, conversationId, gone);
    const added = await switchOn(ctx.db, conversationId, collectionIds);
    if (gone.length + added.length === 0) return;
    await recordChoice(ctx, conversationId, { on: added, off: gone });
    await emitConversation(ctx, "conversation.updated", conversationId);
  },
);

/** Each collection that was switched is a target, so that its own history has the event. */
export async function recordChoice(
  ctx: Ctx,
  conversationId: string,
  { on, off }: { on: readonly string[]; off: readonly string[] },
): Promise<void> {
  await ctx.audit({
    act: "conversation.collections_chosen",
    target: [
      { type: "conversation", id: conversationId },
      ...[...on, ...off].map((id) => ({ type: "collection", id })),
    ],
    conversationId,
    facts: { switched_on: on.length, switched_off: off.length },
  });
}
