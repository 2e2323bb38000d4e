import type { AccessRule } from "#platform/server/access/access-rule.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { readIdCursor } from "#platform/server/pages/cursors.ts";
import { pageOfRows } from "#platform/server/pages/page-of-rows.ts";
import { joinLinkErrors } from "../../contract/join-links/join-link-errors.ts";
import { hasLink } from "./join-link.repository.ts";
import { findListedLink, type ListedLink, listJoinLinks, listUses } from "./list-join-links.repository.ts";
import { presentUse } from "./present-links.ts";

export interface LinksAsked {
  /** Null: those of the installation. */
  workspaceId: string | null;
  page: { cursor?: string | undefined; limit: number };
}

export async function readLinkPage<Item>(
  ctx: Ctx,
  rule: AccessRule,
  { workspaceId, page: { cursor, limit } }: LinksAsked,
  present: (row: ListedLink, now: Date) => Item,
) {
  const asked = { beforeId: readIdCursor(cursor), limit: limit + 1 };
  const rows = await query(ctx, rule, ({ db }) => listJoinLinks(db, workspaceId, asked));
  const page = pageOfRows(rows, limit, ({ id }) => id);
  return { ...page, items: page.items.map((row) => present(row, ctx.now())) };
}

/** A link that was just made. */
export async function readLink(ctx: Ctx, rule: AccessRule, workspaceId: string | null, id: string) {
  const row = await query(ctx, rule, ({ db }) => findListedLink(db, workspaceId, id));
  return row ?? fail(joinLinkErrors, "join_link.not_found");
}

/** Who used a link. */
export async function readUsePage(
  ctx: Ctx,
  rule: AccessRule,
  { workspaceId, page: { cursor, limit }, id }: LinksAsked & { id: string },
) {
  const asked = { beforeId: readIdCursor(cursor), limit: limit + 1 };
  const rows = await query(ctx, rule, async ({ db }) => {
    if (!(await hasLink(db, workspaceId, id))) fail(joinLinkErrors, "join_link.not_found");
    return listUses(db, id, asked);
  });
  const page = pageOfRows(rows, limit, (row) => row.id);
  return { ...page, items: page.items.map(presentUse) };
}
