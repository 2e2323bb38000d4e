import { z } from "zod";
import { route } from "#platform/contract/route.ts";
import { EditQueuedMessage, QueuedMessage, QueueMessage } from "./queued-message.ts";

const params = z.object({ id: z.uuid() });
const tag = "conversations";
/** Those of all people, in the order of sending. */
export const Queue = z.object({ items: z.array(QueuedMessage) });

export const listQueueRoute = route({
  method: "GET",
  path: "/api/v1/conversations/:id/queue",
  id: "listQueue",
  summary: "List the messages that wait for the end of an answer, in the order of sending",
  tag,
  access: "user",
  isOpenToVisitors: true,
  params,
  reply: Queue,
});

export const queueMessageRoute = route({
  method: "POST",
  path: "/api/v1/conversations/:id/queue",
  id: "queueMessage",
  summary: "Send a message when the present answer ends, or let the answer read it before its next step",
  tag,
  access: "user",
  isOpenToVisitors: true,
  params,
  body: QueueMessage,
  reply: Queue,
  status: 202,
});

export const resumeQueueRoute = route({
  method: "POST",
  path: "/api/v1/conversations/:id/queue/resume",
  id: "resumeQueue",
  summary: "Send the messages that Stop or a failure has held back",
  tag,
  access: "user",
  isOpenToVisitors: true,
  params,
  reply: Queue,
});

export const editQueuedMessageRoute = route({
  method: "PATCH",
  path: "/api/v1/queued-messages/:id",
  id: "editQueuedMessage",
  summary: "Change the text of a message that was not sent yet",
  tag,
  access: "user",
  isOpenToVisitors: true,
  params,
  body: EditQueuedMessage,
  reply: Queue,
});

export const removeQueuedMessageRoute = route({
  method: "DELETE",
  path: "/api/v1/queued-messages/:id",
  id: "removeQueuedMessage",
  summary: "Remove a message that was not sent yet",
  tag,
  access: "user",
  isOpenToVisitors: true,
  params,
  status: 204,
});

export const sendQueuedMessageRoute = route({
  method: "POST",
  path: "/api/v1/queued-messages/:id/send",
  id: "sendQueuedMessage",
  summary: "Send a queued message now: as a question, or into the running answer",
  tag,
  access: "user",
  isOpenToVisitors: true,
  params,
  reply: Queue,
});
