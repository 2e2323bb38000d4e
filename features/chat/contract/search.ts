import { z } from "zod";
import { cleanText } from "#platform/contract/clean-text.ts";
import { PageQuery, pageOf } from "#platform/contract/page.ts";
import { route } from "#platform/contract/route.ts";

/** A text in pieces, of which those that match are marked. */
export const Segments = z.array(z.object({ text: z.string(), isMatch: z.boolean() }));
export type Segments = z.infer<typeof Segments>;

export const FoundText = z
  .object({
    conversationId: z.uuid(),
    title: Segments,
    /** Null when the title itself was found. */
    message: z
      .object({
        id: z.uuid(),
        role: z.enum(["user", "assistant"]),
        /** About 160 characters around the words, without Markdown. */
        excerpt: Segments,
      })
      .nullable(),
    /** False when only some of the words are there. */
    holdsAll: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "FoundText" });
export type FoundText = z.infer<typeof FoundText>;

export const MessagePlace = z.object({
  conversationId: z.uuid(),
  /** False when it is on another branch than the shown one. */
  isShown: z.boolean(),
});
export type MessagePlace = z.infer<typeof MessagePlace>;

export const placeOfMessageRoute = route({
  method: "GET",
  path: "/api/v1/messages/:id/place",
  id: "placeOfMessage",
  summary: "Say in which conversation a message is, and whether on the shown branch",
  tag: "conversations",
  access: "user",
  isOpenToVisitors: true,
  params: z.object({ id: z.uuid() }),
  reply: MessagePlace,
});

export const searchConversationsRoute = route({
  method: "GET",
  path: "/api/v1/search/conversations",
  id: "searchConversations",
  summary: "Search titles, then messages with all words, then those with some; each newest first",
  tag: "conversations",
  access: "user",
  isOpenToVisitors: true,
  query: PageQuery.extend({
    limit: z.coerce.number().int().min(1).max(50).default(20),
    /** Its last word may be unfinished, unless a space follows. */
    words: z
      .string()
      .overwrite(cleanText)
      .refine((words) => words.trim() !== "", "Write a word to look for.")
      .max(200),
  }),
  reply: pageOf(FoundText),
});
