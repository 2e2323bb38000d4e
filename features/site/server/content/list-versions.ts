import type { Page, PageQuery } from "#platform/contract/page.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { failCursor } from "#platform/server/pages/cursors.ts";
import { pageOfRows } from "#platform/server/pages/page-of-rows.ts";
import type { ContentVersion } from "../../contract/content/content-version.ts";
import { contentAccess } from "./content.access.ts";
import { type ContentPlace, type ContentVersionRow, listContentVersionRows } from "./content.repository.ts";

/** A page of versions, newest first. The cursor is the last version of the page. */
export async function listVersions(
  ctx: Ctx,
  place: ContentPlace,
  { cursor, limit }: PageQuery,
): Promise<Page<ContentVersion>> {
  const before = cursor === undefined ? undefined : Number(cursor);
  if (before !== undefined && !(Number.isInteger(before) && before > 0 && before < 2 ** 31)) {
    failCursor();
  }
  const rows = await query(ctx, contentAccess.list, ({ db }) =>
    listContentVersionRows(db, place, { before, limit: limit + 1 }),
  );
  const page = pageOfRows(rows, limit, ({ version }) => String(version));
  return { ...page, items: page.items.map(presentVersion) };
}

export function presentVersion(row: ContentVersionRow): ContentVersion {
  return {
    version: row.version,
    publishedAt: row.published_at.toISOString(),
    note: row.note,
    publishedBy: row.published_by,
    needsAcceptance: row.needs_acceptance,
    restoredVersion: row.restored_version,
  };
}
