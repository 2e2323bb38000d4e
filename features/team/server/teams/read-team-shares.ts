import { describeObjects, shareableOf } from "#features/sharing/server/index.ts";
import type { Page } from "#platform/contract/page.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { readIdCursor } from "#platform/server/pages/cursors.ts";
import { pageOfRows } from "#platform/server/pages/page-of-rows.ts";
import type { TeamShare } from "../../contract/teams/team.ts";
import { teamErrors } from "../../contract/teams/team-errors.ts";
import { teamAccess } from "./team.access.ts";
import { isTeamHere } from "./team.repository.ts";
import { listTeamShares, type TeamShareRow } from "./team-share.repository.ts";

/** What is shared with a team. Names only of what the caller may open. Throws `team.not_found`. */
export function readTeamShares(
  ctx: Ctx,
  { id, cursor, limit }: { id: string; cursor?: string | undefined; limit: number },
): Promise<Page<TeamShare>> {
  const { workspaceId } = userOf(ctx);
  const asked = { workspaceId, teamId: id, after: readIdCursor(cursor), limit: limit + 1 };
  return query(ctx, teamAccess.read_shares, async (inner) => {
    if (!(await isTeamHere(inner.db, workspaceId, id))) fail(teamErrors, "team.not_found");
    const rows = await listTeamShares(inner.db, asked);
    const page = pageOfRows(rows, limit, (row) => row.id);
    const names = await namesOf(inner, page.items);
    return { ...page, items: page.items.map((row) => present(row, names.get(row.object_id))) };
  });
}

/** The names of those objects that the caller may read: the policies of each kind decide. */
async function namesOf(ctx: Ctx, rows: readonly TeamShareRow[]): Promise<Map<string, string>> {
  const { workspaceId } = userOf(ctx);
  const names = new Map<string, string>();
  for (const noun of new Set(rows.map(({ object_type }) => object_type))) {
    const shareable = shareableOf(noun);
    const ids = rows.flatMap((row) => (row.object_type === noun ? row.object_id : []));
    const objects = shareable ? await describeObjects(ctx.db, shareable, { workspaceId, ids }) : [];
    for (const { id, name } of objects) names.set(id, name);
  }
  return names;
}

function present(row: TeamShareRow, name: string | undefined): TeamShare {
  return {
    ...{ id: row.id, noun: row.object_type, relation: row.relation },
    name: name ?? null,
    path: name === undefined ? null : (shareableOf(row.object_type)?.pathOf(row.object_id) ?? null),
    expiresAt: row.expires_at && new Date(row.expires_at).toISOString(),
    isOfParent: row.is_of_parent,
  };
}
