import { authorize } from "#platform/server/access/authorize.ts";
import { command } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import type { ChangeTeam } from "../../contract/teams/routes.ts";
import type { Team } from "../../contract/teams/team.ts";
import { emitTeamChanged } from "./emit-team-changed.ts";
import { findLedTeam } from "./find-kept-team.ts";
import { type LockedTeam, updateTeam } from "./locked-team.repository.ts";
import { getTeamHere } from "./present-team.ts";
import { refuseByKey } from "./refuse-by-key.ts";
import { requireParent } from "./require-parent.ts";
import { teamAccess } from "./team.access.ts";

/** Renames or describes a team, or moves it into another one or out. Its lead may not move it. */
export const changeTeam = command(
  "team.change",
  teamAccess.change,
  async (ctx, { id, ...changes }: ChangeTeam & { id: string }): Promise<Team> => {
    const team = await findLedTeam(ctx, id);
    const { name = team.name, description = team.description, parentId = team.parent_id } = changes;
    const isMoved = parentId !== team.parent_id;
    if (isMoved) await requireMayMove(ctx, parentId);
    const { workspaceId } = userOf(ctx);
    await updateTeam(ctx.db, { workspaceId, id, name, description, parentId }).catch(refuseByKey);
    const isRenamed = name !== team.name || description !== team.description;
    if (isRenamed || !isMoved) await auditRename(ctx, team, name);
    if (isMoved) {
      await ctx.audit({
        act: "team.moved",
        target: [{ type: "team", id }],
        facts: { ...(parentId !== null && { parent: parentId }) },
      });
    }
    await emitTeamChanged(ctx, id);
    return getTeamHere(ctx, id);
  },
);

/** People of a team that moves get the shares of the other one, which its lead may not give. */
async function requireMayMove(ctx: Ctx, parentId: string | null): Promise<void> {
  authorize(ctx, teamAccess.create);
  if (parentId !== null) await requireParent(ctx, parentId);
}

async function auditRename(ctx: Ctx, { id, name: before }: LockedTeam, name: string): Promise<void> {
  await ctx.audit({
    act: "team.renamed",
    target: [{ type: "team", id }],
    facts: { is_name_changed: name !== before },
    sealed: { name, before },
  });
}
