import { z } from "zod";
import { PageQuery, pageOf } from "#platform/contract/page.ts";
import { route } from "#platform/contract/route.ts";
import { JoinLink, LinkRole, LinkUse, OpenedLink } from "./join-link.ts";
import { joinLinkLimits } from "./join-link-limits.ts";
import { LinkSecret, ofNewLink } from "./new-link.ts";

const params = z.object({ id: z.uuid() });
const tag = "team";
const ofToken = z.object({ token: z.string().max(200) });

export const NewJoinLink = z
  .object({
    ...ofNewLink,
    role: LinkRole,
    teamIds: z.array(z.uuid()).max(20).default([]),
    domains: z
      .array(z.string().trim().max(255, "A domain has at most 255 characters."))
      .max(joinLinkLimits.domains, `A link allows at most ${joinLinkLimits.domains} domains.`)
      .default([]),
  })
  .meta({ id: "NewJoinLink" });
export type NewJoinLink = z.infer<typeof NewJoinLink>;

export const createJoinLinkRoute = route({
  method: "POST",
  path: "/api/v1/join-links",
  id: "createJoinLink",
  summary: "Make a link to join the workspace; its token is returned only here",
  tag,
  access: "workspaceAdmin",
  body: NewJoinLink,
  reply: z.object({ link: JoinLink, token: LinkSecret }),
  status: 201,
});

export const listJoinLinksRoute = route({
  method: "GET",
  path: "/api/v1/join-links",
  id: "listJoinLinks",
  summary: "List the links to join the workspace, newest first",
  tag,
  access: "workspaceAdmin",
  query: PageQuery,
  reply: pageOf(JoinLink),
});

export const listJoinLinkUsesRoute = route({
  method: "GET",
  path: "/api/v1/join-links/:id/uses",
  id: "listJoinLinkUses",
  summary: "List who joined with a link, latest first",
  tag,
  access: "workspaceAdmin",
  params,
  query: PageQuery,
  reply: pageOf(LinkUse),
});

export const withdrawJoinLinkRoute = route({
  method: "DELETE",
  path: "/api/v1/join-links/:id",
  id: "withdrawJoinLink",
  summary: "Withdraw a link to join; who joined with it stays",
  tag,
  access: "workspaceAdmin",
  params,
});

/** Tokens are in bodies, because addresses are logged. */
export const openJoinLinkRoute = route({
  method: "POST",
  path: "/api/v1/join-links/open",
  id: "openJoinLink",
  summary: "Read what a link gives",
  tag,
  access: "public",
  body: ofToken,
  reply: OpenedLink,
});

export const useJoinLinkRoute = route({
  method: "POST",
  path: "/api/v1/join-links/use",
  id: "useJoinLink",
  summary: "Join the workspace or take the plan of a link; repeating it changes nothing",
  tag,
  access: "user",
  body: ofToken,
  reply: z.object({ workspaceId: z.uuid() }),
});
