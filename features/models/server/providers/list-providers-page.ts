import type { Page } from "#platform/contract/page.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { isInside } from "#platform/server/guarded-fetch/is-inside.ts";
import { readIdCursor } from "#platform/server/pages/cursors.ts";
import { pageOfRows } from "#platform/server/pages/page-of-rows.ts";
import type { ModelProvider } from "../../contract/provider.ts";
import { modelProviderAccess } from "../model.access.ts";
import { listProviderPage, type ProviderRow } from "../provider.repository.ts";

/** A page of the connected providers, in the order in which they were connected. */
export async function listProvidersPage(
  ctx: Ctx,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Page<ModelProvider>> {
  const after = readIdCursor(cursor);
  const rows = await query(ctx, modelProviderAccess.list, ({ db }) =>
    listProviderPage(db, { after, limit: limit + 1 }),
  );
  const page = pageOfRows(rows, limit, ({ id }) => id);
  return { ...page, items: page.items.map((row) => presentProvider(row, row.model_count)) };
}

/** A provider as admins see it: whether it has a key, never the key. */
export function presentProvider(row: ProviderRow, modelCount: number): ModelProvider {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    baseUrl: row.base_url,
    hasKey: row.api_key !== null,
    modelCount,
    isInside: row.base_url !== null && isInside(row.base_url),
  };
}
