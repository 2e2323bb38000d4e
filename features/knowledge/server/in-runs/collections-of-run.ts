import type { PlaceOfRun } from "#features/tools/server/index.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { mostCollectionsAsked } from "../../contract/index.ts";
import { collectionAccess } from "../collection.access.ts";
import { listCollectionNames } from "../collection-name.repository.ts";
import {
  listOfConversation,
  listReadByAll,
  type NamedCollection,
} from "./conversation-collection.repository.ts";

export interface CollectionsOfRun {
  asked: NamedCollection[];
  /** Switched on, but not everybody who reads the answer may read them. */
  leftOut: number;
  /** Could be asked, but there are too many. */
  beyond: number;
}

/**
 * The collections that a run asks now: those of its conversation and of its agent, as far as its person and everybody
 * else who reads the conversation may read them. What only the agent names and its person may not read does not exist.
 */
export function collectionsOfRun(
  ctx: Ctx,
  { conversationId, agentCollections }: PlaceOfRun,
): Promise<CollectionsOfRun> {
  const { workspaceId } = userOf(ctx);
  return query(ctx, collectionAccess.list, async ({ db }) => {
    const [ofConversation, ofAgent] = await Promise.all([
      conversationId ? listOfConversation(db, conversationId) : [],
      agentCollections.length > 0 ? listCollectionNames(db, agentCollections) : [],
    ]);
    const on = new Map([...ofConversation, ...ofAgent].map(({ id, name }) => [id, name]));
    const readable = [...on].flatMap(([id, name]) => (name === null ? [] : [{ id, name }]));
    const ids = readable.map(({ id }) => id);
    const byAll = conversationId
      ? await listReadByAll(db, { workspaceId, conversationId }, ids)
      : new Set(ids);
    const askable = readable.filter(({ id }) => byAll.has(id));
    const asked = askable.slice(0, mostCollectionsAsked);
    return { asked, leftOut: on.size - askable.length, beyond: askable.length - asked.length };
  });
}
