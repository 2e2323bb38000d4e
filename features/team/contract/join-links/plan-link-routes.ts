import { z } from "zod";
import { PageQuery, pageOf } from "#platform/contract/page.ts";
import { route } from "#platform/contract/route.ts";
import { LinkUse, PlanLink } from "./join-link.ts";
import { LinkSecret, ofNewLink } from "./new-link.ts";

const params = z.object({ id: z.uuid() });
const tag = "team";

export const NewPlanLink = z
  .object({ ...ofNewLink, planKey: z.string().max(64), planEndsAt: z.iso.datetime({ offset: true }) })
  .meta({ id: "NewPlanLink" });
export type NewPlanLink = z.infer<typeof NewPlanLink>;

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
