import type { Page } from "#platform/contract/page.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail, platformErrors } from "#platform/server/errors.ts";
import { isUuid } from "#platform/server/is-uuid.ts";
import { requireToken } from "#platform/server/rate-limit/take-token.ts";
import type { WorkspacePerson } from "../../contract/index.ts";
import { shareAccess } from "../share.access.ts";
import { allShareables } from "../shareable.ts";
import { findPeople } from "./person.repository.ts";

/** A list is asked for while somebody types. */
const perPerson = { name: "share.find_people", burst: 60, perMinute: 120 };

interface ListPeople {
  search: string;
  cursor?: string | undefined;
  limit: number;
}

/**
 * The people of the workspace by name, to choose from. Guests find those of what they have, without addresses. Throws
 * `rate.limited`.
 */
export async function listPeople(
  ctx: Ctx,
  { search, cursor, limit }: ListPeople,
): Promise<Page<WorkspacePerson>> {
  if (cursor !== undefined && !isUuid(cursor)) fail(platformErrors, "request.invalid");
  await requireToken(ctx, perPerson, userOf(ctx).userId);
  return query(ctx, shareAccess.find_people, async (inner) => {
    const { workspaceId, role } = userOf(inner);
    const isGuest = role === "guest";
    const ofNouns = isGuest ? allShareables().map(({ noun }) => noun) : null;
    const wanted = { workspaceId, search, after: cursor ?? null, limit: limit + 1, ofNouns };
    const rows = await findPeople(inner.db, wanted);
    const items = rows.slice(0, limit).map((row) => ({
      ...{ id: row.id, name: row.name, isGuest: row.is_guest },
      email: isGuest ? null : row.email,
    }));
    return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
  });
}
