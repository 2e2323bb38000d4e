import { isWorking } from "#platform/contract/role-rules.ts";
import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import type { Team } from "../../contract/teams/team.ts";
import { teamErrors } from "../../contract/teams/team-errors.ts";
import { emitTeamChanged } from "./emit-team-changed.ts";
import { findKeptTeam } from "./find-kept-team.ts";
import { storeLead } from "./locked-team.repository.ts";
import { getTeamHere } from "./present-team.ts";
import { teamAccess } from "./team.access.ts";
import { findDirectMember } from "./team-member.repository.ts";

/** Chooses who leads a team. Whoever leaves the team leads it no longer. */
export const setTeamLead = command(
  "team.set_lead",
  teamAccess.set_lead,
  async (ctx, { id, userId }: { id: string; userId: string | null }): Promise<Team> => {
    await findKeptTeam(ctx, id);
    const { workspaceId } = userOf(ctx);
    if (userId !== null) {
      const member = await findDirectMember(ctx.db, { workspaceId, teamId: id, userId });
      if (!member || member.isSuspended || !isWorking(member.role)) fail(teamErrors, "team.lead_unfit");
    }
    await storeLead(ctx.db, { workspaceId, id, userId });
    await ctx.audit({
      act: "team.lead_set",
      target: [{ type: "team", id }, ...(userId === null ? [] : [{ type: "user", id: userId }])],
    });
    await emitTeamChanged(ctx, id);
    return getTeamHere(ctx, id);
  },
);
