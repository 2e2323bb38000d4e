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
  summary: "Where you are signed in, the one used last first; at most 100",
  tag,
  access: "user",
  reply: z.object({ items: z.array(OwnSession) }),
});

export const endOwnSessionRoute = route({
  method: "DELETE",
  path: "/api/v1/me/sessions/:id",
  id: "endOwnSession",
  summary: "Sign one device out",
  tag,
  access: "user",
  params: z.object({ id: z.uuid() }),
});

export const endOtherSessionsRoute = route({
  method: "DELETE",
  path: "/api/v1/me/sessions",
  id: "endOtherSessions",
  summary: "Sign all other devices out",
  tag,
  access: "user",
});

export const listSecurityEventsRoute = route({
  method: "GET",
  path: "/api/v1/me/security-events",
  id: "listSecurityEvents",
  summary: "What touched the security of your account, newest first",
  tag,
  access: "user",
  query: PageQuery,
  reply: pageOf(SecurityEvent),
});

export const readEmailChangeRoute = route({
  method: "GET",
  path: "/api/v1/me/email-change",
  id: "readEmailChange",
  summary: "Which mailboxes have yet to confirm the change of your address; none when no change waits",
  tag,
  access: "user",
  reply: z.object({ waitsFor: z.array(z.enum(["present", "new"])) }),
});

export const cancelEmailChangeRoute = route({
  method: "DELETE",
  path: "/api/v1/me/email-change",
  id: "cancelEmailChange",
  summary: "Keep your address: take back a change that is not yet confirmed",
  tag,
  access: "user",
});
