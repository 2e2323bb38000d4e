import type { Page } from "#platform/contract/page.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { readIdCursor } from "#platform/server/pages/cursors.ts";
import { pageOfRows } from "#platform/server/pages/page-of-rows.ts";
import type { Team, TeamMember, TeamUses } from "../../contract/teams/team.ts";
import { type ListedMember, listTeamMembers } from "./list-team-members.repository.ts";
import { getTeamHere, presentTeam } from "./present-team.ts";
import { teamAccess } from "./team.access.ts";
import { listTeams } from "./team.repository.ts";
import { readUses } from "./team-uses.repository.ts";

interface PageOf {
  search: string;
  cursor?: string | undefined;
  limit: number;
}

export async function readTeams(ctx: Ctx, { search, cursor, limit }: PageOf): Promise<Page<Team>> {
  const asked = { search, after: readIdCursor(cursor), limit: limit + 1 };
  const rows = await query(ctx, teamAccess.read, ({ db }) => listTeams(db, userOf(ctx), asked));
  const page = pageOfRows(rows, limit, ({ id }) => id);
  return { ...page, items: page.items.map((row) => presentTeam(ctx, row)) };
}

/** Throws `team.not_found`. */
export function readTeam(ctx: Ctx, id: string): Promise<Team> {
  return query(ctx, teamAccess.read, (inner) => getTeamHere(inner, id));
}

/** What a team is used by. Throws `team.not_found`. */
export function readTeamUses(ctx: Ctx, id: string): Promise<TeamUses> {
  return query(ctx, teamAccess.read_uses, async (inner) => {
    await getTeamHere(inner, id);
    return readUses(inner.db, { workspaceId: userOf(ctx).workspaceId, id, now: ctx.now() });
  });
}

/** Who belongs to a team. Throws `team.not_found`. */
export function readTeamMembers(
  ctx: Ctx,
  { id, search, cursor, limit }: PageOf & { id: string },
): Promise<Page<TeamMember>> {
  const asked = { search, after: readIdCursor(cursor), limit: limit + 1 };
  return query(ctx, teamAccess.read_members, async (inner) => {
    await getTeamHere(inner, id);
    const ofTeam = { workspaceId: userOf(ctx).workspaceId, teamId: id };
    const rows = await listTeamMembers(inner.db, { ...ofTeam, ...asked });
    const page = pageOfRows(rows, limit, (row) => row.id);
    return { ...page, items: page.items.map(presentMember) };
  });
}

function presentMember(row: ListedMember): TeamMember {
  return {
    ...{ id: row.id, name: row.name, email: row.email },
    ...{ isLead: row.is_lead, isGuest: row.is_guest, isSuspended: row.is_suspended },
    ...{ isDirect: row.is_direct, through: row.through, since: row.since.toISOString() },
  };
}
