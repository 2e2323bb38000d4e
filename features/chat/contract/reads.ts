import { z } from "zod";
import { route } from "#platform/contract/route.ts";
import { ShownPerson } from "./person.ts";

const params = z.object({ id: z.uuid() });
const tag = "conversations";

/** How many readers of a conversation are listed at most, those who looked last. */
export const mostReads = 50;

/** How far somebody beside the reader has read a conversation. */
export const ConversationRead = z
  .object({ person: ShownPerson, messageId: z.uuid(), seenAt: z.iso.datetime() })
  .meta({ id: "ConversationRead" });
export type ConversationRead = z.infer<typeof ConversationRead>;

export const listReadsRoute = route({
  method: "GET",
  path: "/api/v1/conversations/:id/reads",
  id: "listReads",
  summary: "List how far others have read a conversation, the latest first",
  tag,
  access: "user",
  params,
  reply: z.object({ items: z.array(ConversationRead) }),
});

export const noteReadRoute = route({
  method: "PUT",
  path: "/api/v1/conversations/:id/read",
  id: "noteRead",
  summary: "Note which message of a conversation you have seen last",
  tag,
  access: "user",
  params,
  body: z.object({ messageId: z.uuid() }),
  status: 204,
});
