import { z } from "zod";
import { PageQuery, pageOf } from "#platform/contract/page.ts";
import { route } from "#platform/contract/route.ts";
import { AccessRequest, AskAccess, DecideAccess } from "./access-request.ts";
import { SharedRef } from "./share.ts";

const common = { tag: "sharing", access: "user" } as const;

export const askAccessRoute = route({
  ...common,
  method: "POST",
  path: "/api/v1/shares/:noun/:id/requests",
  id: "askAccess",
  summary: "Ask the owner of something for access; the reply is the same whether it exists or not",
  params: SharedRef,
  body: AskAccess,
  status: 204,
});

export const listAccessRequestsRoute = route({
  ...common,
  method: "GET",
  path: "/api/v1/shares/:noun/:id/requests",
  id: "listAccessRequests",
  summary: "List who asks for access, for people who may share it",
  params: SharedRef,
  query: PageQuery,
  reply: pageOf(AccessRequest),
});

export const decideAccessRoute = route({
  ...common,
  method: "POST",
  path: "/api/v1/access-requests/:requestId/decision",
  id: "decideAccess",
  summary: "Grant or decline a request for access; the person who asked is told",
  params: z.object({ requestId: z.uuid() }),
  body: DecideAccess,
  status: 204,
});
