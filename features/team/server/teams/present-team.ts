import { isAdministering } from "#platform/contract/role-rules.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import type { Team } from "../../contract/teams/team.ts";
import { teamErrors } from "../../contract/teams/team-errors.ts";
import { findTeam, type TeamRow } from "./team.repository.ts";

export function presentTeam(ctx: Ctx, row: TeamRow): Team {
  const { userId, role } = userOf(ctx);
  const isKept = row.directory_group === null;
  const isAdmin = isAdministering(role);
  return {
    ...{ id: row.id, name: row.name, description: row.description },
    parent: named(row.parent_id, row.parent_name),
    lead: named(row.lead_id, row.lead_name),
    ...{ people: row.people, teams: row.teams, directoryGroup: row.directory_group, isOwn: row.is_own },
    abilities: { change: isKept && (isAdmin || row.lead_id === userId), manage: isKept && isAdmin },
  };
}

/** A team as the caller sees it. Inside a command or query. */
export async function getTeamHere(ctx: Ctx, id: string): Promise<Team> {
  const row = (await findTeam(ctx.db, userOf(ctx), id)) ?? fail(teamErrors, "team.not_found");
  return presentTeam(ctx, row);
}

function named(id: string | null, name: string | null): { id: string; name: string } | null {
  return id === null ? null : { id, name: name ?? "" };
}
