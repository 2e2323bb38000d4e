import { z } from "zod";
import { PageQuery, pageOf } from "#platform/contract/page.ts";
import { route } from "#platform/contract/route.ts";
import { JoinLink, LinkRole, LinkUse, OpenedLink, PlanLink } from "./join-link.ts";
import { joinLinkLimits } from "./join-link-limits.ts";

const params = z.object({ id: z.uuid() });
const tag = "team";
const { days, domains, nameLength, uses } = joinLinkLimits;

const ofToken = z.object({ token: z.string().max(200) });
/** 32 random bytes in base64url. */
const LinkSecret = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

const ofNewLink = {
  name: z.string().trim().max(nameLength).default(""),
  mostUses: z.number().int().min(1).max(uses),
  days: z.number().int().min(1).max(days),
};

export const NewJoinLink = z
  .object({
    ...ofNewLink,
    role: LinkRole,
    teamIds: z.array(z.uuid()).max(20).default([]),
    domains: z.array(z.string().trim().max(255)).max(domains).default([]),
  })
  .meta({ id: "NewJoinLink" });
export type NewJoinLink = z.infer<typeof NewJoinLink>;

export const NewPlanLink = z
  .object({ ...ofNewLink, planKey: z.string().max(64), planEndsAt: z.iso.datetime({ offset: true }) })
  .meta({ id: "NewPlanLink" });
export type NewPlanLink = z.infer<typeof NewPlanLink>;

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

export const createPlanLinkRoute = route({
  method: "POST",
  path: "/api/v1/admin/plan-links",
  id: "createPlanLink",
  summary: "Make a link that gives a plan until a date; its token is returned only here",
  tag,
  access: "admin",
  body: NewPlanLink,
  reply: z.object({ link: PlanLink, token: LinkSecret }),
  status: 201,
});

export const listPlanLinksRoute = route({
  method: "GET",
  path: "/api/v1/admin/plan-links",
  id: "listPlanLinks",
  summary: "List the links that give plans, newest first",
  tag,
  access: "admin",
  query: PageQuery,
  reply: pageOf(PlanLink),
});

export const listPlanLinkUsesRoute = route({
  method: "GET",
  path: "/api/v1/admin/plan-links/:id/uses",
  id: "listPlanLinkUses",
  summary: "List who used a link that gives a plan, latest first",
  tag,
  access: "admin",
  params,
  query: PageQuery,
  reply: pageOf(LinkUse),
});

export const withdrawPlanLinkRoute = route({
  method: "DELETE",
  path: "/api/v1/admin/plan-links/:id",
  id: "withdrawPlanLink",
  summary: "Withdraw a link that gives a plan; plans already given stay",
  tag,
  access: "admin",
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
