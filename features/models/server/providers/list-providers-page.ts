import type { Page } from "#platform/contract/page.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail, platformErrors } from "#platform/server/errors.ts";
import { isInside } from "#platform/server/guarded-fetch/is-inside.ts";
import { isUuid } from "#platform/server/is-uuid.ts";
import type { ModelProvider } from "../../contract/provider.ts";
import { modelProviderAccess } from "../model.access.ts";
import { listProviderPage, type ProviderRow } from "../provider.repository.ts";

/** A page of the connected providers, in the order in which they were connected. */
export async function listProvidersPage(
  ctx: Ctx,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Page<ModelProvider>> {
  if (cursor !== undefined && !isUuid(cursor)) {
    fail(platformErrors, "request.invalid", { message: "cursor: use the nextCursor of the page before." });
  }
  const rows = await query(ctx, modelProviderAccess.list, ({ db }) =>
    listProviderPage(db, { after: cursor, limit: limit + 1 }),
  );
  const items = rows.slice(0, limit).map((row) => presentProvider(row, row.model_count));
  return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
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
