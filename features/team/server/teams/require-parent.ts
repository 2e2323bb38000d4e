import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { teamErrors } from "../../contract/teams/team-errors.ts";
import { findTeam } from "./team.repository.ts";

/** Throws unless a team can stand inside this one. The keys of the table decide about what happens meanwhile. */
export async function requireParent(ctx: Ctx, parentId: string): Promise<void> {
  const parent = (await findTeam(ctx.db, userOf(ctx), parentId)) ?? fail(teamErrors, "team.not_found");
  if (parent.directory_group !== null) fail(teamErrors, "team.parent_managed");
  if (parent.parent_id !== null) fail(teamErrors, "team.nested_too_deep");
}
