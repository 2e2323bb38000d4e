import { z } from "zod";
import { Run } from "#features/runs/contract/index.ts";
import { PageQuery, pageOf } from "#platform/contract/page.ts";
import { route } from "#platform/contract/route.ts";
import { Conversation, RenameConversation } from "./conversation.ts";
import { FilingState } from "./filing.ts";
import { AnswerAgain, Message, NoteHeard, SendMessage } from "./message.ts";
import { Queue } from "./queue-routes.ts";

const params = z.object({ id: z.uuid() });
const tag = "conversations";

export const listConversationsRoute = route({
  method: "GET",
  path: "/api/v1/conversations",
  id: "listConversations",
  summary:
    "List the conversations that you own or that are shared with you, newest first: those of one place, or all but the archived ones",
  tag,
  access: "user",
  isOpenToVisitors: true,
  query: PageQuery.extend({
    state: FilingState.optional(),
    /** With the state in_folder. */
    folderId: z.uuid().optional(),
    /** One's own, those that others share, or both. */
    whose: z.enum(["mine", "shared", "all"]).default("all"),
  }),
  reply: pageOf(Conversation),
});

export const getConversationRoute = route({
  method: "GET",
  path: "/api/v1/conversations/:id",
  id: "getConversation",
  summary: "Get a conversation",
  tag,
  access: "user",
  isOpenToVisitors: true,
  params,
  reply: Conversation,
});

export const renameConversationRoute = route({
  method: "PATCH",
  path: "/api/v1/conversations/:id",
  id: "renameConversation",
  summary: "Rename a conversation",
  tag,
  access: "user",
  isOpenToVisitors: true,
  params,
  body: RenameConversation,
  reply: Conversation,
});

export const deleteConversationRoute = route({
  method: "DELETE",
  path: "/api/v1/conversations/:id",
  id: "deleteConversation",
  summary: "Delete a conversation; it can be restored for 15 minutes",
  tag,
  access: "user",
  isOpenToVisitors: true,
  params,
  status: 204,
});

export const restoreConversationRoute = route({
  method: "POST",
  path: "/api/v1/conversations/:id/restore",
  id: "restoreConversation",
  summary: "Restore a deleted conversation",
  tag,
  access: "user",
  isOpenToVisitors: true,
  params,
  reply: Conversation,
});

export const listMessagesRoute = route({
  method: "GET",
  path: "/api/v1/conversations/:id/messages",
  id: "listMessages",
  summary: "List the messages of the shown branch, oldest first; the cursor leads to older ones",
  tag,
  access: "user",
  isOpenToVisitors: true,
  params,
  query: PageQuery,
  reply: pageOf(Message),
});

/** The reply to sending and retrying. */
export const SentMessage = z.object({
  conversation: Conversation,
  /** Null after a retry, because the question is the same. */
  userMessage: Message.nullable(),
  assistantMessage: Message,
  run: Run,
});
export type SentMessage = z.infer<typeof SentMessage>;

/** The reply to sending with `queuesIfBusy` while an answer is being written: all that waits for its end. */
export const QueuedInstead = z.object({ queue: Queue.shape.items });
export type QueuedInstead = z.infer<typeof QueuedInstead>;

/**
 * With `Accept: text/event-stream` the reply is the run's stream: first an event `sent` with this JSON, then
 * the chunks as in `streamRun`. Of a message that was queued instead it is one event `queued`.
 */
export const sendMessageRoute = route({
  method: "POST",
  path: "/api/v1/conversations/:id/messages",
  id: "sendMessage",
  summary: "Send a message; a run answers it",
  tag,
  access: "user",
  isOpenToVisitors: true,
  params,
  body: SendMessage,
  reply: z.union([SentMessage, QueuedInstead]),
  status: 202,
});

export const retryMessageRoute = route({
  method: "POST",
  path: "/api/v1/messages/:id/retry",
  id: "retryMessage",
  summary: "Retry an answer as another version of it",
  tag,
  access: "user",
  isOpenToVisitors: true,
  params,
  body: AnswerAgain,
  reply: SentMessage,
  status: 202,
});

export const continueMessageRoute = route({
  method: "POST",
  path: "/api/v1/messages/:id/continue",
  id: "continueMessage",
  summary:
    "Continue an answer that was stopped or failed, as another version of it that begins with its text",
  tag,
  access: "user",
  isOpenToVisitors: true,
  params,
  body: AnswerAgain,
  reply: SentMessage,
  status: 202,
});

export const forkMessageRoute = route({
  method: "POST",
  path: "/api/v1/messages/:id/fork",
  id: "forkMessage",
  summary:
    "Go on from a step of an answer as another version of it; nothing up to there is carried out again",
  tag,
  access: "user",
  isOpenToVisitors: true,
  params,
  body: z.object({
    /** The number of the last step that stays as it was. */
    afterStep: z.number().int().min(1).max(100_000),
    /** What to do instead. Absent: the same question. */
    text: SendMessage.shape.text.optional(),
    timeZone: z.string().max(60).default("UTC"),
  }),
  reply: SentMessage,
  status: 202,
});

export const keepMessageRoute = route({
  method: "POST",
  path: "/api/v1/messages/:id/keep",
  id: "keepMessage",
  summary: "Keep one of two answers side by side; the other stays as a version",
  tag,
  access: "user",
  isOpenToVisitors: true,
  params,
  reply: Conversation,
});

export const showMessageRoute = route({
  method: "POST",
  path: "/api/v1/messages/:id/show",
  id: "showMessage",
  summary: "Switch to the branch of this version",
  tag,
  access: "user",
  isOpenToVisitors: true,
  params,
  reply: Conversation,
});

export const noteHeardRoute = route({
  method: "PUT",
  path: "/api/v1/messages/:id/heard",
  id: "noteHeard",
  summary: "Record how far a spoken answer was heard before it was interrupted",
  tag,
  access: "user",
  params,
  body: NoteHeard,
  reply: Message,
});
