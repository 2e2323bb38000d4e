import type { Page } from "#platform/contract/page.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { readIdCursor } from "#platform/server/pages/cursors.ts";
import { pageOfRows } from "#platform/server/pages/page-of-rows.ts";
import type { ModelPrice } from "../../contract/model-price.ts";
import { modelPriceAccess } from "./model-price.access.ts";
import { presentPrice } from "./price.presenter.ts";
import { listPriceVersions } from "./price.repository.ts";

/** A page of all price versions, newest first. */
export async function listModelPrices(
  ctx: Ctx,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Page<ModelPrice>> {
  const before = readIdCursor(cursor);
  const rows = await query(ctx, modelPriceAccess.list, ({ db }) =>
    listPriceVersions(db, { before, limit: limit + 1 }),
  );
  const page = pageOfRows(rows, limit, ({ id }) => id);
  return { ...page, items: page.items.map(presentPrice) };
}
