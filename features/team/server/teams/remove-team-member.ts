import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { teamErrors } from "../../contract/teams/team-errors.ts";
import { emitTeamChanged } from "./emit-team-changed.ts";
import { findLedTeam } from "./find-kept-team.ts";
import { teamAccess } from "./team.access.ts";
import { deleteTeamMember } from "./team-member.repository.ts";

/** Removes somebody from a team. What is shared with it ends for them at once. */
export const removeTeamMember = command(
  "team.remove_member",
  teamAccess.remove_member,
  async (ctx, { id, userId }: { id: string; userId: string }): Promise<void> => {
    await findLedTeam(ctx, id);
    const { workspaceId } = userOf(ctx);
    if (!(await deleteTeamMember(ctx.db, { workspaceId, teamId: id, userId }))) {
      fail(teamErrors, "team.member_not_found");
    }
    await ctx.audit({
      act: "team.member_removed",
      target: [
        { type: "team", id },
        { type: "user", id: userId },
      ],
    });
    await emitTeamChanged(ctx, id);
  },
);
