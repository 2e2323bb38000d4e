import { z } from "zod";
import { PageQuery, pageOf } from "#platform/contract/page.ts";
import { route } from "#platform/contract/route.ts";
import { OutgoingMessage, OutgoingMessageWithContent } from "./outgoing-message.ts";

export const listOutgoingMessagesRoute = route({
  method: "GET",
  path: "/api/v1/admin/outgoing-messages",
  id: "listOutgoingMessages",
  summary: "List outgoing emails and text messages, newest first, without their content",
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
  summary: "Get an outgoing message; its content is included only while nothing can deliver it",
  tag: "developer",
  access: "admin",
  params: z.object({ id: z.uuid() }),
  reply: OutgoingMessageWithContent,
});
