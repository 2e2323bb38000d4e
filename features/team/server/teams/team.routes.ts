import type { App } from "#platform/server/http/app.ts";
import {
  addTeamMembersRoute,
  listTeamMembersRoute,
  removeTeamMemberRoute,
  setTeamLeadRoute,
} from "../../contract/teams/member-routes.ts";
import {
  changeTeamRoute,
  createTeamRoute,
  deleteTeamRoute,
  getTeamRoute,
  listTeamSharesRoute,
  listTeamsRoute,
  readTeamUsesRoute,
} from "../../contract/teams/routes.ts";
import { addTeamMembers } from "./add-team-members.ts";
import { changeTeam } from "./change-team.ts";
import { createTeam } from "./create-team.ts";
import { deleteTeam } from "./delete-team.ts";
import { readTeamShares } from "./read-team-shares.ts";
import { readTeam, readTeamMembers, readTeams, readTeamUses } from "./read-teams.ts";
import { removeTeamMember } from "./remove-team-member.ts";
import { setTeamLead } from "./set-team-lead.ts";

export function teamRoutes(app: App): void {
  app.route(listTeamsRoute, (ctx, { query }) => readTeams(ctx, query));
  app.route(getTeamRoute, (ctx, { params }) => readTeam(ctx, params.id));
  app.route(createTeamRoute, (ctx, { body }) => createTeam(ctx, body));
  app.route(changeTeamRoute, (ctx, { params, body }) => changeTeam(ctx, { ...params, ...body }));
  app.route(readTeamUsesRoute, (ctx, { params }) => readTeamUses(ctx, params.id));
  app.route(deleteTeamRoute, async (ctx, { params }) => {
    await deleteTeam(ctx, params);
    return undefined;
  });
  app.route(listTeamMembersRoute, (ctx, { params, query }) => readTeamMembers(ctx, { ...params, ...query }));
  app.route(addTeamMembersRoute, (ctx, { params, body }) => addTeamMembers(ctx, { ...params, ...body }));
  app.route(removeTeamMemberRoute, async (ctx, { params }) => {
    await removeTeamMember(ctx, params);
    return undefined;
  });
  app.route(setTeamLeadRoute, (ctx, { params, body }) => setTeamLead(ctx, { ...params, ...body }));
  app.route(listTeamSharesRoute, (ctx, { params, query }) => readTeamShares(ctx, { ...params, ...query }));
}
