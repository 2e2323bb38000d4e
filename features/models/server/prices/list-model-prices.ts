import type { Page } from "#platform/contract/page.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail, platformErrors } from "#platform/server/errors.ts";
import { isUuid } from "#platform/server/is-uuid.ts";
import type { ModelPrice } from "../../contract/model-price.ts";
import { modelPriceAccess } from "./model-price.access.ts";
import { presentPrice } from "./price.presenter.ts";
import { listPriceVersions } from "./price.repository.ts";

/** A page of all price versions, newest first. */
export async function listModelPrices(
  ctx: Ctx,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Page<ModelPrice>> {
  if (cursor !== undefined && !isUuid(cursor)) {
    fail(platformErrors, "request.invalid", { message: "cursor: use the nextCursor of the page before." });
  }
  const rows = await query(ctx, modelPriceAccess.list, ({ db }) =>
    listPriceVersions(db, { before: cursor, limit: limit + 1 }),
  );
  const items = rows.slice(0, limit);
  return {
    items: items.map(presentPrice),
    nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null,
  };
}
