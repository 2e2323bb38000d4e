import { z } from "zod";
import { PageQuery, pageOf } from "#platform/contract/page.ts";
import { route } from "#platform/contract/route.ts";
import { WorkspaceRole } from "#platform/contract/workspace-role.ts";
import { GonePerson, Leaving, Member, MemberState } from "./member.ts";

const params = z.object({ userId: z.uuid() });
const tag = "team";

export const listMembersRoute = route({
  method: "GET",
  path: "/api/v1/members",
  id: "listMembers",
  summary: "List the people of the workspace by name, with what the caller may do with each",
  tag,
  access: "user",
  query: PageQuery.extend({
    search: z.string().trim().max(200).default(""),
    role: WorkspaceRole.optional(),
    state: MemberState.optional(),
  }),
  reply: pageOf(Member),
});

export const changeMemberRoleRoute = route({
  method: "PUT",
  path: "/api/v1/members/:userId/role",
  id: "changeMemberRole",
  summary: "Change the role of a person in the workspace",
  tag,
  access: "workspaceAdmin",
  params,
  body: z.object({ role: WorkspaceRole }),
});

export const suspendMemberRoute = route({
  method: "PUT",
  path: "/api/v1/members/:userId/suspension",
  id: "suspendMember",
  summary: "Suspend a membership: the person has no access, and everything of theirs stays",
  tag,
  access: "workspaceAdmin",
  params,
});

export const unsuspendMemberRoute = route({
  method: "DELETE",
  path: "/api/v1/members/:userId/suspension",
  id: "unsuspendMember",
  summary: "End the suspension of a membership",
  tag,
  access: "workspaceAdmin",
  params,
});

export const readLeavingRoute = route({
  method: "GET",
  path: "/api/v1/members/:userId/leaving",
  id: "readLeaving",
  summary: "Get what would become of a person's things if they left the workspace now",
  tag,
  access: "user",
  params,
  query: z.object({ heirId: z.uuid().optional() }),
  reply: Leaving,
});

/** Null: the caller takes over, or of one's own things the longest-standing owner. */
const EndMembership = z.object({ heirId: z.uuid().nullable().default(null) });

export const removeMemberRoute = route({
  method: "POST",
  path: "/api/v1/members/:userId/remove",
  id: "removeMember",
  summary: "End a membership; somebody takes over what others use",
  tag,
  access: "workspaceAdmin",
  params,
  body: EndMembership,
});

export const listGoneRoute = route({
  method: "GET",
  path: "/api/v1/members/gone",
  id: "listGonePeople",
  summary: "List the people who left without a successor, and of whom colleagues use something",
  tag,
  access: "workspaceOwner",
  reply: z.object({ items: z.array(GonePerson) }),
});

export const takeOverRoute = route({
  method: "POST",
  path: "/api/v1/members/:userId/take-over",
  id: "takeOverFromMember",
  summary: "Choose who takes over what somebody left who went without a successor",
  tag,
  access: "workspaceOwner",
  params,
  body: EndMembership,
});

export const leaveWorkspaceRoute = route({
  method: "POST",
  path: "/api/v1/members/leave",
  id: "leaveWorkspace",
  summary: "Leave the workspace; somebody takes over what others use",
  tag,
  access: "user",
  body: EndMembership,
});

export const renameWorkspaceRoute = route({
  method: "PUT",
  path: "/api/v1/workspace/name",
  id: "renameWorkspace",
  summary: "Rename the workspace",
  tag,
  access: "user",
  body: z.object({ name: z.string().trim().min(1).max(120) }),
});
