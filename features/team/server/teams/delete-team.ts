import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { emitTeamChanged } from "./emit-team-changed.ts";
import { findKeptTeam } from "./find-kept-team.ts";
import { deleteTeamRow } from "./locked-team.repository.ts";
import { teamAccess } from "./team.access.ts";
import { readUses } from "./team-uses.repository.ts";

/** Deletes a team. Its shares end at once, the teams inside it and its people stay. */
export const deleteTeam = command(
  "team.delete",
  teamAccess.delete,
  async (ctx, { id }: { id: string }): Promise<void> => {
    const { name } = await findKeptTeam(ctx, id);
    const { workspaceId } = userOf(ctx);
    const { models, teams } = await readUses(ctx.db, { workspaceId, id, now: ctx.now() });
    const shares = await deleteTeamRow(ctx.db, workspaceId, id);
    await ctx.audit({
      act: "team.deleted",
      target: [{ type: "team", id }],
      facts: { shares, models: models.length, teams: teams.length },
      sealed: { name },
    });
    await emitTeamChanged(ctx, id);
  },
);
