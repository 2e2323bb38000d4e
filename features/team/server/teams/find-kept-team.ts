import { isAdministering } from "#platform/contract/role-rules.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail, platformErrors } from "#platform/server/errors.ts";
import { teamErrors } from "../../contract/teams/team-errors.ts";
import { type LockedTeam, lockTeam } from "./locked-team.repository.ts";

/** A team of the caller's workspace that people keep, locked. Throws `team.not_found`, `team.managed_by_directory`. */
export async function findKeptTeam(ctx: Ctx, id: string): Promise<LockedTeam> {
  const team = (await lockTeam(ctx.db, userOf(ctx).workspaceId, id)) ?? fail(teamErrors, "team.not_found");
  if (team.directory_group_id !== null) fail(teamErrors, "team.managed_by_directory");
  return team;
}

/** The same, for those who may change it: owners, admins, and its lead. */
export async function findLedTeam(ctx: Ctx, id: string): Promise<LockedTeam> {
  const team = await findKeptTeam(ctx, id);
  const { role, userId } = userOf(ctx);
  if (!isAdministering(role) && team.lead_id !== userId) {
    fail(platformErrors, "auth.forbidden", {
      message: "Only an owner or admin of the workspace, or the lead of the team, may do this.",
    });
  }
  return team;
}
