import { z } from "zod";
import { PageQuery, pageOf } from "#platform/contract/page.ts";
import { route } from "#platform/contract/route.ts";
import { OwnSession } from "./own-session.ts";
import { SecurityEvent } from "./security-event.ts";

const tag = "account";

export const listOwnSessionsRoute = route({
  method: "GET",
  path: "/api/v1/me/sessions",
  id: "listOwnSessions",
  summary: "List your sessions, most recently used first; at most 100",
  tag,
  access: "user",
  reply: z.object({ items: z.array(OwnSession) }),
});

export const endOwnSessionRoute = route({
  method: "DELETE",
  path: "/api/v1/me/sessions/:id",
  id: "endOwnSession",
  summary: "End one of your sessions",
  tag,
  access: "user",
  params: z.object({ id: z.uuid() }),
});

export const endOtherSessionsRoute = route({
  method: "DELETE",
  path: "/api/v1/me/sessions",
  id: "endOtherSessions",
  summary: "End all your other sessions",
  tag,
  access: "user",
});

export const listSecurityEventsRoute = route({
  method: "GET",
  path: "/api/v1/me/security-events",
  id: "listSecurityEvents",
  summary: "List the security events of your account, newest first",
  tag,
  access: "user",
  query: PageQuery,
  reply: pageOf(SecurityEvent),
});

export const readEmailChangeRoute = route({
  method: "GET",
  path: "/api/v1/me/email-change",
  id: "readEmailChange",
  summary: "List the mailboxes that have not yet confirmed your change of email address",
  tag,
  access: "user",
  reply: z.object({ waitsFor: z.array(z.enum(["present", "new"])) }),
});

export const cancelEmailChangeRoute = route({
  method: "DELETE",
  path: "/api/v1/me/email-change",
  id: "cancelEmailChange",
  summary: "Cancel an unconfirmed change of your email address",
  tag,
  access: "user",
});
