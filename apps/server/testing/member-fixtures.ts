import { assignSuccessor } from "#features/team/server/members/assign-successor.ts";
import { changeRole } from "#features/team/server/members/change-role.ts";
import { leaveWorkspace } from "#features/team/server/members/leave-workspace.ts";
import { removeMember } from "#features/team/server/members/remove-member.ts";
import { suspendMember, unsuspendMember } from "#features/team/server/members/suspend-member.ts";
import { renameWorkspace } from "#features/team/server/workspace/rename-workspace.ts";
import type { CommandFixture } from "./command-fixture.ts";
import type { CommandWorld } from "./command-world.ts";
import { stageMembers } from "./stage-members.ts";

const pair = (world: CommandWorld) => stageMembers(world, { owner: "owner", member: "member" });

/** Commands on the people of a workspace, and on the workspace. */
export const memberFixtures: Record<string, CommandFixture> = {
  "member.change_role": {
    act: "membership.role_changed",
    async perform(world) {
      const { owner, member } = await pair(world);
      await changeRole(owner.ctx, { userId: member.actor.userId, role: "admin" });
    },
  },
  "member.suspend": {
    act: "membership.suspended",
    async perform(world) {
      const { owner, member } = await pair(world);
      await suspendMember(owner.ctx, { userId: member.actor.userId });
    },
  },
  "member.unsuspend": {
    act: "membership.unsuspended",
    async perform(world) {
      const { owner, member } = await pair(world);
      await suspendMember(owner.ctx, { userId: member.actor.userId });
      await unsuspendMember(owner.ctx, { userId: member.actor.userId });
    },
  },
  "member.remove": {
    act: "membership.ended",
    async perform(world) {
      const { owner, member } = await pair(world);
      await removeMember(owner.ctx, { userId: member.actor.userId, heirId: null });
    },
  },
  "member.take_over": {
    act: "membership.taken_over",
    async perform(world) {
      const { owner, member, workspaceId } = await pair(world);
      const { userId } = member.actor;
      await world.look("delete from memberships where workspace_id = $1 and user_id = $2", [
        workspaceId,
        userId,
      ]);
      await assignSuccessor(owner.ctx, { userId, heirId: null });
    },
  },
  "member.leave": {
    act: "membership.left",
    perform: async (world) => leaveWorkspace((await pair(world)).member.ctx, { heirId: null }),
  },
  "workspace.rename": {
    act: "workspace.renamed",
    perform: async ({ newPerson }) => renameWorkspace((await newPerson()).ctx, { name: "Acme" }),
  },
};
