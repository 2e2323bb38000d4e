import { z } from "zod";
import { route } from "#platform/contract/route.ts";
import { mostCollectionsAsked } from "./limits.ts";

/** The collections that a conversation asks. */
export const ConversationCollections = z
  .object({
    /** Those that the caller may read. */
    items: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        /** Not asked, because not everybody who reads the conversation may read it. */
        isLeftOut: z.boolean(),
      }),
    ),
    /** Others that are switched on. The caller may not know which. */
    hiddenCount: z.number().int(),
  })
  .meta({ id: "ConversationCollections" });
export type ConversationCollections = z.infer<typeof ConversationCollections>;

export const CollectionIds = z
  .array(z.uuid())
  .max(mostCollectionsAsked, `At most ${mostCollectionsAsked} collections can be asked.`)
  .refine((ids) => new Set(ids).size === ids.length, "A collection is named twice.");

const ofConversation = {
  tag: "knowledge",
  access: "user",
  path: "/api/v1/conversations/:id/collections",
  params: z.object({ id: z.uuid() }),
  reply: ConversationCollections,
} as const;

export const listConversationCollectionsRoute = route({
  ...ofConversation,
  method: "GET",
  id: "listConversationCollections",
  summary: "List the collections that a conversation asks",
});

export const chooseConversationCollectionsRoute = route({
  ...ofConversation,
  method: "PUT",
  id: "chooseConversationCollections",
  summary: "Choose the collections that a conversation asks, among those that you can read",
  body: z.object({
    collectionIds: CollectionIds,
    /** Also switches off those that others switched on and the caller may not read. */
    dropsHidden: z.boolean().default(false),
  }),
});
