import { requireEntitlement } from "#features/entitlements/server/index.ts";
import { notifyPeople } from "#features/notifications/server/index.ts";
import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { teamErrors } from "../../contract/teams/team-errors.ts";
import { teamLimits } from "../../contract/teams/team-limits.ts";
import { emitTeamChanged } from "./emit-team-changed.ts";
import { findLedTeam } from "./find-kept-team.ts";
import { teamAccess } from "./team.access.ts";
import { countTeamMembers, insertTeamMembers, listActiveAmong } from "./team-member.repository.ts";

/** Adds people to a team. Whoever is in it already stays. Returns how many came. */
export const addTeamMembers = command(
  "team.add_members",
  teamAccess.add_member,
  async (ctx, { id, userIds }: { id: string; userIds: readonly string[] }): Promise<{ added: number }> => {
    const { workspaceId } = userOf(ctx);
    await requireEntitlement(ctx, { workspaceId, entitlement: "team" });
    const team = await findLedTeam(ctx, id);
    const wanted = [...new Set(userIds)];
    const people = await listActiveAmong(ctx.db, workspaceId, wanted);
    if (people.length < wanted.length) fail(teamErrors, "team.person_not_found");
    const ofTeam = { workspaceId, teamId: id };
    const added = await insertTeamMembers(ctx.db, { ...ofTeam, userIds: wanted });
    if ((await countTeamMembers(ctx.db, ofTeam)) > teamLimits.members) fail(teamErrors, "team.full");
    for (const userId of added) {
      await ctx.audit({
        act: "team.member_added",
        target: [
          { type: "team", id },
          { type: "user", id: userId },
        ],
      });
    }
    // Guests know of no teams.
    const told = people.filter(({ userId, role }) => role !== "guest" && added.includes(userId));
    await notifyPeople(ctx, {
      ...{ kind: "team_joined", workspaceId, userIds: told.map(({ userId }) => userId) },
      ...{ object: { noun: "team", id }, path: `/team/groups/${id}`, facts: { teamName: team.name } },
    });
    await emitTeamChanged(ctx, id);
    return { added: added.length };
  },
);
