import { requireEntitlement } from "#features/entitlements/server/index.ts";
import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import type { CreateTeam } from "../../contract/teams/routes.ts";
import type { Team } from "../../contract/teams/team.ts";
import { teamErrors } from "../../contract/teams/team-errors.ts";
import { teamLimits } from "../../contract/teams/team-limits.ts";
import { emitTeamChanged } from "./emit-team-changed.ts";
import { countTeamsLocked, insertTeam } from "./locked-team.repository.ts";
import { getTeamHere } from "./present-team.ts";
import { refuseByKey } from "./refuse-by-key.ts";
import { requireParent } from "./require-parent.ts";
import { teamAccess } from "./team.access.ts";

/** Creates a team without members. */
export const createTeam = command(
  "team.create",
  teamAccess.create,
  async (ctx, { name, description, parentId }: CreateTeam): Promise<Team> => {
    const { workspaceId } = userOf(ctx);
    await requireEntitlement(ctx, { workspaceId, entitlement: "team" });
    if ((await countTeamsLocked(ctx.db, workspaceId)) >= teamLimits.teams) {
      fail(teamErrors, "team.too_many");
    }
    if (parentId !== null) await requireParent(ctx, parentId);
    const id = newId();
    await insertTeam(ctx.db, { workspaceId, id, name, description, parentId }).catch(refuseByKey);
    await ctx.audit({
      act: "team.created",
      target: [{ type: "team", id }],
      facts: { ...(parentId !== null && { parent: parentId }) },
      sealed: { name },
    });
    await emitTeamChanged(ctx, id);
    return getTeamHere(ctx, id);
  },
);
