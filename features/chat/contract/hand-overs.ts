import { z } from "zod";
import { cleanText } from "#platform/contract/clean-text.ts";
import { route } from "#platform/contract/route.ts";
import { ShownPerson } from "./person.ts";

const params = z.object({ id: z.uuid() });
const tag = "conversations";

/** How many of them are listed at most, the latest. */
export const mostHandOvers = 50;

/** Somebody gave the conversation to somebody else. Null: the reader. */
export const ConversationHandOver = z
  .object({
    id: z.uuid(),
    /** The last message then. Null: there was none. */
    messageId: z.uuid().nullable(),
    from: ShownPerson.nullable(),
    to: ShownPerson.nullable(),
    note: z.string(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "ConversationHandOver" });
export type ConversationHandOver = z.infer<typeof ConversationHandOver>;

export const HandOver = z.object({
  userId: z.uuid(),
  note: z
    .string()
    .overwrite(cleanText)
    .trim()
    .max(1000, "A note holds at most 1,000 characters.")
    .default(""),
});
export type HandOver = z.infer<typeof HandOver>;

export const handOverConversationRoute = route({
  method: "POST",
  path: "/api/v1/conversations/:id/hand-over",
  id: "handOverConversation",
  summary: "Give a conversation to somebody else with a note; you stay an editor",
  tag,
  access: "user",
  params,
  body: HandOver,
  status: 204,
});

export const listHandOversRoute = route({
  method: "GET",
  path: "/api/v1/conversations/:id/hand-overs",
  id: "listHandOvers",
  summary: "List who gave a conversation to whom, oldest first",
  tag,
  access: "user",
  params,
  reply: z.object({ items: z.array(ConversationHandOver) }),
});
