import { z } from "zod";
import { PageQuery, pageOf } from "#platform/contract/page.ts";
import { route } from "#platform/contract/route.ts";
import { DraftContent } from "./mail-content.ts";
import { MailDraft, OutgoingMail } from "./outgoing-mail.ts";

const mail = { tag: "mail", access: "user" } as const;
const params = z.object({ id: z.uuid() });

/** With an id: that one alone, or nothing where it is gone or somebody else's. */
const ListMails = PageQuery.extend({ id: z.uuid().optional() });
export type ListMails = z.infer<typeof ListMails>;

export const listOutgoingMailsRoute = route({
  ...mail,
  method: "GET",
  path: "/api/v1/mail/outgoing",
  id: "listOutgoingMails",
  summary: "List the mails that you sent, newest first",
  query: ListMails,
  reply: pageOf(OutgoingMail),
});

export const getOutgoingMailRoute = route({
  ...mail,
  method: "GET",
  path: "/api/v1/mail/outgoing/:id",
  id: "getOutgoingMail",
  summary: "Get a mail that you sent, by its id or that of its tool call",
  params,
  reply: OutgoingMail,
});

export const withdrawMailRoute = route({
  ...mail,
  method: "POST",
  path: "/api/v1/mail/outgoing/:id/withdraw",
  id: "withdrawMail",
  summary: "Take back a mail that has not left; a retry returns the same mail",
  params,
  reply: OutgoingMail,
});

export const sendMailAgainRoute = route({
  ...mail,
  method: "POST",
  path: "/api/v1/mail/outgoing/:id/send-again",
  id: "sendMailAgain",
  summary:
    "Send a mail again that failed, lies in the outbox, or whose outcome is unknown; a retry sends no third one",
  params,
  reply: OutgoingMail,
});

export const listMailDraftsRoute = route({
  ...mail,
  method: "GET",
  path: "/api/v1/mail/drafts",
  id: "listMailDrafts",
  summary: "List your drafts, newest first",
  query: ListMails,
  reply: pageOf(MailDraft),
});

export const changeMailDraftRoute = route({
  ...mail,
  method: "PUT",
  path: "/api/v1/mail/drafts/:id",
  id: "changeMailDraft",
  summary: "Change a draft",
  params,
  body: DraftContent,
  reply: MailDraft,
});

export const deleteMailDraftRoute = route({
  ...mail,
  method: "DELETE",
  path: "/api/v1/mail/drafts/:id",
  id: "deleteMailDraft",
  summary: "Delete a draft",
  params,
  status: 204,
});

export const sendMailDraftRoute = route({
  ...mail,
  method: "POST",
  path: "/api/v1/mail/drafts/:id/send",
  id: "sendMailDraft",
  summary: "Send a draft; it is held back for a while, and a retry sends no second one",
  params,
  reply: OutgoingMail,
});
