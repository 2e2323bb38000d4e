import { z } from "zod";
import { PageQuery, pageOf } from "#platform/contract/page.ts";
import { route } from "#platform/contract/route.ts";
import { ShareByMe, ShareWithMe, WorkspacePerson } from "./listed-share.ts";
import { EffectiveAccess, GrantShare, SharedObject, SharedRef, ShareGrant } from "./share.ts";

const common = { tag: "sharing", access: "user" } as const;

export const getSharedObjectRoute = route({
  ...common,
  method: "GET",
  path: "/api/v1/shares/:noun/:id",
  id: "getSharedObject",
  summary: "Get what something is called, who owns it, and whether you may share it",
  params: SharedRef,
  reply: SharedObject,
});

export const listShareGrantsRoute = route({
  ...common,
  method: "GET",
  path: "/api/v1/shares/:noun/:id/grants",
  id: "listShareGrants",
  summary: "List who has access beside the owner, since when, by whom, and until when",
  params: SharedRef,
  query: PageQuery,
  reply: pageOf(ShareGrant),
});

export const grantShareRoute = route({
  ...common,
  method: "PUT",
  path: "/api/v1/shares/:noun/:id/grants",
  id: "grantShare",
  summary: "Share something with a person, a team or the workspace; replaces what they had",
  params: SharedRef,
  body: GrantShare,
  status: 204,
});

export const withdrawShareRoute = route({
  ...common,
  method: "DELETE",
  path: "/api/v1/shares/:noun/:id/grants/:grantId",
  id: "withdrawShare",
  summary: "Withdraw a share; access ends at once",
  params: SharedRef.extend({ grantId: z.uuid() }),
  status: 204,
});

export const transferOwnershipRoute = route({
  ...common,
  method: "PUT",
  path: "/api/v1/shares/:noun/:id/owner",
  id: "transferOwnership",
  summary: "Give something of yours to another member of the workspace; you stay an editor",
  params: SharedRef,
  body: z.object({ userId: z.uuid() }),
  status: 204,
});

export const getEffectiveAccessRoute = route({
  ...common,
  method: "GET",
  path: "/api/v1/shares/:noun/:id/people/:userId",
  id: "getEffectiveAccess",
  summary: "Get what a person may do with something, and why",
  params: SharedRef.extend({ userId: z.uuid() }),
  reply: EffectiveAccess,
});

const OfNoun = PageQuery.extend({ noun: z.string().max(60).optional() });

export const listSharedWithMeRoute = route({
  ...common,
  method: "GET",
  path: "/api/v1/shared-with-me",
  id: "listSharedWithMe",
  summary: "List what colleagues share with you, latest first",
  query: OfNoun,
  reply: pageOf(ShareWithMe),
});

export const listSharedByMeRoute = route({
  ...common,
  method: "GET",
  path: "/api/v1/shared-by-me",
  id: "listSharedByMe",
  summary: "List the shares of what you own, latest first",
  query: OfNoun,
  reply: pageOf(ShareByMe),
});

export const listWorkspacePeopleRoute = route({
  ...common,
  method: "GET",
  path: "/api/v1/workspace/people",
  id: "listWorkspacePeople",
  summary: "Search the people of the workspace by name or address; guests find those of what they have",
  query: PageQuery.extend({
    search: z.string().trim().max(100).default(""),
    /** `own`: those alone who can be given something of yours. */
    fitTo: z.enum(["share", "own"]).default("share"),
  }),
  reply: pageOf(WorkspacePerson),
});
