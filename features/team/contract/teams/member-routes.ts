import { z } from "zod";
import { PageQuery, pageOf } from "#platform/contract/page.ts";
import { route } from "#platform/contract/route.ts";
import { Team, TeamMember } from "./team.ts";
import { teamLimits } from "./team-limits.ts";

const common = { tag: "team", access: "user" } as const;
const params = z.object({ id: z.uuid() });

export const listTeamMembersRoute = route({
  ...common,
  method: "GET",
  path: "/api/v1/workspace/teams/:id/members",
  id: "listTeamMembers",
  summary: "List who belongs to a team by name, those of the teams inside it included",
  params,
  query: PageQuery.extend({ search: z.string().trim().max(100).default("") }),
  reply: pageOf(TeamMember),
});

export const addTeamMembersRoute = route({
  ...common,
  method: "POST",
  path: "/api/v1/workspace/teams/:id/members",
  id: "addTeamMembers",
  summary: "Add people of the workspace to a team; what is shared with it is theirs at once",
  params,
  body: z.object({ userIds: z.array(z.uuid()).min(1).max(teamLimits.added) }),
  reply: z.object({ added: z.number().int() }),
});

export const removeTeamMemberRoute = route({
  ...common,
  method: "DELETE",
  path: "/api/v1/workspace/teams/:id/members/:userId",
  id: "removeTeamMember",
  summary: "Remove somebody from a team; what is shared with it ends for them at once",
  params: params.extend({ userId: z.uuid() }),
});

export const setTeamLeadRoute = route({
  tag: "team",
  access: "workspaceAdmin",
  method: "PUT",
  path: "/api/v1/workspace/teams/:id/lead",
  id: "setTeamLead",
  summary: "Choose who leads a team, or nobody",
  params,
  body: z.object({ userId: z.uuid().nullable() }),
  reply: Team,
});
