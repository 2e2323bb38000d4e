import type { App } from "#platform/server/http/app.ts";
import {
  changeMemberRoleRoute,
  leaveWorkspaceRoute,
  listGoneRoute,
  listMembersRoute,
  readLeavingRoute,
  removeMemberRoute,
  suspendMemberRoute,
  takeOverRoute,
  unsuspendMemberRoute,
} from "../../contract/members/routes.ts";
import { assignSuccessor } from "./assign-successor.ts";
import { changeRole } from "./change-role.ts";
import { leaveWorkspace } from "./leave-workspace.ts";
import { listGone } from "./list-gone.ts";
import { readMembers } from "./list-members.ts";
import { readLeaving } from "./read-leaving.ts";
import { removeMember } from "./remove-member.ts";
import { suspendMember, unsuspendMember } from "./suspend-member.ts";

export function memberRoutes(app: App): void {
  app.route(listGoneRoute, (ctx) => listGone(ctx));
  app.route(takeOverRoute, (ctx, { params, body }) => assignSuccessor(ctx, { ...params, ...body }));
  app.route(listMembersRoute, (ctx, { query }) => readMembers(ctx, query));
  app.route(readLeavingRoute, (ctx, { params, query }) => readLeaving(ctx, { ...params, ...query }));
  app.route(changeMemberRoleRoute, (ctx, { params, body }) => changeRole(ctx, { ...params, ...body }));
  app.route(suspendMemberRoute, (ctx, { params }) => suspendMember(ctx, params));
  app.route(unsuspendMemberRoute, (ctx, { params }) => unsuspendMember(ctx, params));
  app.route(removeMemberRoute, (ctx, { params, body }) => removeMember(ctx, { ...params, ...body }));
  app.route(leaveWorkspaceRoute, (ctx, { body }) => leaveWorkspace(ctx, body));
}
