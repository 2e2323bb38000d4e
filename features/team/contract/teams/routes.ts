import { z } from "zod";
import { PageQuery, pageOf } from "#platform/contract/page.ts";
import { route } from "#platform/contract/route.ts";
import { Team, TeamShare, TeamUses } from "./team.ts";
import { teamLimits } from "./team-limits.ts";

const common = { tag: "team", access: "user" } as const;
const administering = { tag: "team", access: "workspaceAdmin" } as const;
const params = z.object({ id: z.uuid() });
const name = z.string().trim().min(1).max(teamLimits.nameLength);
const description = z.string().trim().max(teamLimits.descriptionLength);
const search = z.string().trim().max(100).default("");

export const listTeamsRoute = route({
  ...common,
  method: "GET",
  path: "/api/v1/workspace/teams",
  id: "listTeams",
  summary: "List the teams of the workspace by name, each followed by the teams inside it",
  query: PageQuery.extend({ search }),
  reply: pageOf(Team),
});

export const getTeamRoute = route({
  ...common,
  method: "GET",
  path: "/api/v1/workspace/teams/:id",
  id: "getTeam",
  summary: "Get a team",
  params,
  reply: Team,
});

export const CreateTeam = z
  .object({ name, description: description.default(""), parentId: z.uuid().nullable().default(null) })
  .meta({ id: "CreateTeam" });
export type CreateTeam = z.infer<typeof CreateTeam>;

export const createTeamRoute = route({
  ...administering,
  method: "POST",
  path: "/api/v1/workspace/teams",
  id: "createTeam",
  summary: "Create a team, for owners and admins",
  body: CreateTeam,
  status: 201,
  reply: Team,
});

export const ChangeTeam = z
  .object({ name: name.optional(), description: description.optional(), parentId: z.uuid().nullish() })
  .meta({ id: "ChangeTeam" });
export type ChangeTeam = z.infer<typeof ChangeTeam>;

export const changeTeamRoute = route({
  ...common,
  method: "PATCH",
  path: "/api/v1/workspace/teams/:id",
  id: "changeTeam",
  summary: "Rename or describe a team, or move it into another one; its lead renames and describes it",
  params,
  body: ChangeTeam,
  reply: Team,
});

export const readTeamUsesRoute = route({
  ...administering,
  method: "GET",
  path: "/api/v1/workspace/teams/:id/uses",
  id: "readTeamUses",
  summary: "Get what a team is used by, before it is deleted",
  params,
  reply: TeamUses,
});

export const deleteTeamRoute = route({
  ...administering,
  method: "DELETE",
  path: "/api/v1/workspace/teams/:id",
  id: "deleteTeam",
  summary: "Delete a team; what is shared with it is shared with it no longer, and its people stay",
  params,
});

export const listTeamSharesRoute = route({
  ...common,
  method: "GET",
  path: "/api/v1/workspace/teams/:id/shares",
  id: "listTeamShares",
  summary: "List what is shared with a team, latest first; the names of what you may open",
  params,
  query: PageQuery,
  reply: pageOf(TeamShare),
});
