import type { WorkspaceRequest } from "#features/inbox/contract/index.ts";
import type { Ctx } from "#platform/server/context.ts";
import { changeRole } from "../members/change-role.ts";
import { addTeamMembers } from "../teams/add-team-members.ts";

/**
 * Does what an approved request asks for, by the command that does it otherwise, with the rights of who approves. Seats
 * are got by hand, under billing. Part of an elevated command.
 */
export async function performRequest(ctx: Ctx, { person, role, team }: WorkspaceRequest): Promise<void> {
  if (role) await changeRole(ctx, { userId: person.id, role });
  if (team) await addTeamMembers(ctx, { id: team.id, userIds: [person.id] });
}
