import type { Page } from "#platform/contract/page.ts";
import { isWorking, workspaceRoles } from "#platform/contract/role-rules.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { readIdCursor } from "#platform/server/pages/cursors.ts";
import { pageOfRows } from "#platform/server/pages/page-of-rows.ts";
import { requireToken } from "#platform/server/rate-limit/take-token.ts";
import type { WorkspacePerson } from "../../contract/index.ts";
import { shareAccess } from "../share.access.ts";
import { allShareables } from "../shareable.ts";
import { findPeople } from "./person.repository.ts";

/** A list is asked for while somebody types. */
const perPerson = { name: "share.find_people", burst: 60, perMinute: 120 };

/** Who owns what they are given, as `transferOwnership` has it. */
const owningRoles = workspaceRoles.filter(isWorking);

interface ListPeople {
  search: string;
  /** Who can have something shared with them, or be given something of the caller's. */
  fitTo?: "share" | "own";
  cursor?: string | undefined;
  limit: number;
}

/**
 * The people of the workspace by name, to choose from. Guests find those whom they are shown at
 * what they have, without addresses. Throws
 * `rate.limited`.
 */
export async function listPeople(
  ctx: Ctx,
  { search, fitTo = "share", cursor, limit }: ListPeople,
): Promise<Page<WorkspacePerson>> {
  const after = readIdCursor(cursor) ?? null;
  await requireToken(ctx, perPerson, userOf(ctx).userId);
  return query(ctx, shareAccess.find_people, async (inner) => {
    const { workspaceId, userId, role } = userOf(inner);
    const isGuest = role === "guest";
    const ofNouns = isGuest ? allShareables().map(({ noun }) => noun) : null;
    const whom =
      fitTo === "own" ? { roles: owningRoles, exceptId: userId } : { roles: workspaceRoles, exceptId: null };
    const wanted = { workspaceId, search, ...whom, after, limit: limit + 1, ofNouns };
    const rows = await findPeople(inner.db, wanted);
    const page = pageOfRows(rows, limit, ({ id }) => id);
    const items = page.items.map((row) => ({
      ...{ id: row.id, name: row.name, isGuest: row.is_guest },
      email: isGuest ? null : row.email,
    }));
    return { ...page, items };
  });
}
