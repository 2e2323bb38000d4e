import { z } from "zod";
import { PageQuery, pageOf } from "#platform/contract/page.ts";
import { route } from "#platform/contract/route.ts";
import { PublicConversation } from "./public-conversation.ts";
import { LinkLifetime, LinkObstacle, LinkToken, PublicLink } from "./public-link.ts";

const params = z.object({ id: z.uuid() });
const tag = "public links";

export const createPublicLinkRoute = route({
  method: "POST",
  path: "/api/v1/conversations/:id/public-links",
  id: "createPublicLink",
  summary: "Make a public link to a copy of the shown branch; the token is returned only here",
  tag,
  access: "user",
  params,
  body: z.object({ lifetime: LinkLifetime }),
  reply: z.object({ link: PublicLink, token: LinkToken }),
  status: 201,
});

export const listPublicLinksRoute = route({
  method: "GET",
  path: "/api/v1/public-links",
  id: "listPublicLinks",
  summary: "List your public links, newest first",
  tag,
  access: "user",
  query: PageQuery.extend({ conversationId: z.uuid().optional() }),
  /** `obstacle`: why you can make no link now. Null: nothing is in the way. */
  reply: pageOf(PublicLink).extend({ obstacle: LinkObstacle.nullable() }),
});

export const renewPublicLinkRoute = route({
  method: "POST",
  path: "/api/v1/public-links/:id/renew",
  id: "renewPublicLink",
  summary: "Replace the copy behind a link by the present conversation",
  tag,
  access: "user",
  params,
  reply: PublicLink,
});

export const withdrawPublicLinkRoute = route({
  method: "DELETE",
  path: "/api/v1/public-links/:id",
  id: "withdrawPublicLink",
  summary: "Withdraw a public link for good",
  tag,
  access: "user",
  params,
  status: 204,
});

/** The token is in the body, because addresses are logged. */
export const openPublicLinkRoute = route({
  method: "POST",
  path: "/api/v1/public-links/open",
  id: "openPublicLink",
  summary: "Read the conversation behind a public link",
  tag,
  access: "public",
  isOpenToVisitors: true,
  body: z.object({ token: z.string().max(200) }),
  reply: PublicConversation,
});

export const readLinkPolicyRoute = route({
  method: "GET",
  path: "/api/v1/admin/public-links",
  id: "readPublicLinkPolicy",
  summary: "Read whether people may make public links",
  tag,
  access: "admin",
  reply: z.object({ isAllowed: z.boolean(), activeCount: z.number().int() }),
});

export const setLinkPolicyRoute = route({
  method: "PUT",
  path: "/api/v1/admin/public-links",
  id: "setPublicLinkPolicy",
  summary: "Allow or forbid public links; while forbidden, existing ones do not open",
  tag,
  access: "admin",
  body: z.object({ isAllowed: z.boolean() }),
  status: 204,
});
