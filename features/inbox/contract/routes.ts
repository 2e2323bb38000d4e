import { z } from "zod";
import { PageQuery } from "#platform/contract/page.ts";
import { route } from "#platform/contract/route.ts";
import { InboxItem, InboxItemType, InboxList } from "./inbox-item.ts";
import { InboxMailsAbout } from "./inbox-mails.ts";
import { AnswerQuestion, Question } from "./question.ts";
import { WaitingLimit } from "./waiting-limit.ts";

const inbox = { tag: "inbox", access: "user" } as const;
const params = z.object({ id: z.uuid() });

export const listInboxRoute = route({
  ...inbox,
  method: "GET",
  path: "/api/v1/inbox",
  id: "listInbox",
  summary: "List what waits for you, or what waits for others on your behalf, newest first",
  query: PageQuery.extend({
    limit: z.coerce.number().int().min(1).max(50).default(20),
    list: InboxList.default("mine"),
  }),
  reply: z.object({
    items: z.array(InboxItem),
    nextCursor: z.string().nullable(),
    /** The number of items in each list. */
    counts: z.object({ mine: z.number().int(), others: z.number().int() }),
  }),
});

export const findInboxItemRoute = route({
  ...inbox,
  method: "GET",
  path: "/api/v1/inbox/items/:id",
  id: "findInboxItem",
  summary: "Get what kind of thing has this id, also when it waits no longer; null where you may see none",
  params,
  reply: z.object({ type: InboxItemType.nullable() }),
});

export const getQuestionRoute = route({
  ...inbox,
  method: "GET",
  path: "/api/v1/questions/:id",
  id: "getQuestion",
  summary: "Get a question that was asked for you",
  params,
  reply: Question,
});

export const getQuestionOfCallRoute = route({
  ...inbox,
  method: "GET",
  path: "/api/v1/tools/calls/:id/question",
  id: "getQuestionOfToolCall",
  summary: "Get the question of a tool call; null where nothing is asked, or somebody else",
  params,
  reply: z.object({ question: Question.nullable() }),
});

export const answerQuestionRoute = route({
  ...inbox,
  method: "POST",
  path: "/api/v1/questions/:id/answer",
  id: "answerQuestion",
  summary: "Answer a question; its run continues",
  params,
  body: AnswerQuestion,
  reply: Question,
});

export const getLimitRoute = route({
  ...inbox,
  method: "GET",
  path: "/api/v1/inbox/limits/:id",
  id: "getWaitingLimit",
  summary: "Get a wait of your run at a limit",
  params,
  reply: WaitingLimit,
});

export const dismissRunRoute = route({
  ...inbox,
  method: "POST",
  path: "/api/v1/inbox/failed-runs/:id/dismiss",
  id: "dismissFailedRun",
  summary: "Take a failed run out of your inbox; the run stays as it is",
  params,
});

/** Which mails the caller gets: about what waits, and about tasks that are due. */
const InboxMails = z.object({ isOn: z.boolean(), remindersAreOn: z.boolean() });

export const readInboxMailsRoute = route({
  ...inbox,
  method: "GET",
  path: "/api/v1/inbox/mails",
  id: "readInboxMails",
  summary: "Get whether you get an email about what waits for you, and about tasks that are due",
  reply: InboxMails,
});

export const chooseInboxMailsRoute = route({
  ...inbox,
  method: "PUT",
  path: "/api/v1/inbox/mails",
  id: "chooseInboxMails",
  summary: "Choose whether you get an email about what waits for you, or about tasks that are due",
  body: z.object({ isOn: z.boolean(), about: InboxMailsAbout.default("waiting") }),
  reply: InboxMails,
});
