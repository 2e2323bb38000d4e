import { createRequest } from "#features/team/server/requests/create-request.ts";
import { decideRequest } from "#features/team/server/requests/decide-request.ts";
import { withdrawRequest } from "#features/team/server/requests/withdraw-request.ts";
import { addTeamMembers } from "#features/team/server/teams/add-team-members.ts";
import { changeTeam } from "#features/team/server/teams/change-team.ts";
import { createTeam } from "#features/team/server/teams/create-team.ts";
import { deleteTeam } from "#features/team/server/teams/delete-team.ts";
import { removeTeamMember } from "#features/team/server/teams/remove-team-member.ts";
import { setTeamLead } from "#features/team/server/teams/set-team-lead.ts";
import type { CommandFixture } from "./command-fixture.ts";
import type { CommandWorld } from "./command-world.ts";

async function withTeam({ newPerson }: CommandWorld) {
  const { ctx, actor } = await newPerson();
  const { id } = await createTeam(ctx, { name: "Sales", description: "", parentId: null });
  return { ctx, actor, id };
}

async function withMember(world: CommandWorld) {
  const made = await withTeam(world);
  await addTeamMembers(made.ctx, { id: made.id, userIds: [made.actor.userId] });
  return made;
}

/** A member of somebody's workspace asks for seats. */
async function asked(world: CommandWorld) {
  const [owner, colleague] = [await world.newPerson(), await world.newPerson()];
  const { workspaceId } = owner.actor;
  await world.look("insert into memberships (workspace_id, user_id, role) values ($1, $2, 'member')", [
    workspaceId,
    colleague.actor.userId,
  ]);
  const member = world.as({ ...colleague.actor, workspaceId, role: "member" });
  const { id } = await createRequest(member, { wants: "seats", seats: 2, reason: "Interns" });
  return { owner: owner.ctx, member, id };
}

/** Commands on teams and requests. */
export const teamFixtures: Record<string, CommandFixture> = {
  "team.create": { act: "team.created", perform: withTeam },
  "team.change": {
    act: "team.renamed",
    async perform(world) {
      const { ctx, id } = await withTeam(world);
      await changeTeam(ctx, { id, name: "Sellers" });
    },
  },
  "team.add_members": { act: "team.member_added", perform: withMember },
  "team.remove_member": {
    act: "team.member_removed",
    async perform(world) {
      const { ctx, actor, id } = await withMember(world);
      await removeTeamMember(ctx, { id, userId: actor.userId });
    },
  },
  "team.set_lead": {
    act: "team.lead_set",
    async perform(world) {
      const { ctx, actor, id } = await withMember(world);
      await setTeamLead(ctx, { id, userId: actor.userId });
    },
  },
  "team.delete": {
    act: "team.deleted",
    async perform(world) {
      const { ctx, id } = await withTeam(world);
      await deleteTeam(ctx, { id });
    },
  },
  "request.create": { act: "request.created", perform: asked },
  "request.withdraw": {
    act: "request.withdrawn",
    async perform(world) {
      const { member, id } = await asked(world);
      await withdrawRequest(member, { id });
    },
  },
  "request.decide": {
    act: "request.approved",
    async perform(world) {
      const { owner, id } = await asked(world);
      await decideRequest(owner, { id, decision: "approve", note: "" });
    },
  },
};
