import { PageQuery, pageOf } from "#platform/contract/page.ts";
import { route } from "#platform/contract/route.ts";
import { Me } from "./me.ts";
import { WorkspaceTeam } from "./workspace-team.ts";

export const readMeRoute = route({
  method: "GET",
  path: "/api/v1/me",
  id: "readMe",
  summary: "Get the signed-in person with their workspaces and rights",
  tag: "team",
  access: "user",
  reply: Me,
});

export const listTeamsRoute = route({
  method: "GET",
  path: "/api/v1/workspace/teams",
  id: "listTeams",
  summary: "List the teams of the workspace by name",
  tag: "team",
  access: "user",
  query: PageQuery,
  reply: pageOf(WorkspaceTeam),
});
