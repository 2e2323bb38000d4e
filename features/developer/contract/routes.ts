import { z } from "zod";
import { PageQuery, pageOf } from "#platform/contract/page.ts";
import { route } from "#platform/contract/route.ts";
import { OutgoingMessage, OutgoingMessageWithContent } from "./outgoing-message.ts";

export const listOutgoingMessagesRoute = route({
  method: "GET",
  path: "/api/v1/admin/outgoing-messages",
  id: "listOutgoingMessages",
  summary: "Mails and text messages on their way out, the newest first, without what they say",
  tag: "developer",
  access: "admin",
  query: PageQuery,
  reply: pageOf(OutgoingMessage).extend({
    /** Whether messages of the channel leave this installation. */
    connected: z.object({ mail: z.boolean(), sms: z.boolean() }),
  }),
});

export const getOutgoingMessageRoute = route({
  method: "GET",
  path: "/api/v1/admin/outgoing-messages/:id",
  id: "getOutgoingMessage",
  summary: "One message; what it says is shown only while nothing can deliver it",
  tag: "developer",
  access: "admin",
  params: z.object({ id: z.uuid() }),
  reply: OutgoingMessageWithContent,
});
