import { z } from "zod";
import type { Page, PageQuery } from "#platform/contract/page.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { failCursor } from "#platform/server/pages/cursors.ts";
import { pageOfRows } from "#platform/server/pages/page-of-rows.ts";
import type { PendingItem } from "../../contract/admin/pending-item.ts";
import type { BillingOptions } from "../billing-options.ts";
import { billingAccess } from "./billing.access.ts";
import { listOutgoing, type OutgoingPlace, type OutgoingRow } from "./outgoing.repository.ts";

const Place = z.tuple([z.iso.datetime(), z.string().max(200)]);

/** A page of pending work at the provider; empty without a provider. */
export async function listOutgoingPage(
  ctx: Ctx,
  { provider, isLive }: BillingOptions,
  { cursor, limit }: PageQuery,
): Promise<Page<PendingItem>> {
  const after = readPlace(cursor);
  if (provider === "none") return { items: [], nextCursor: null };
  const rows = await query(ctx, billingAccess.read, ({ db }) =>
    listOutgoing(db, { provider, isLive }, { after, limit: limit + 1 }),
  );
  const page = pageOfRows(rows, limit, ({ exactSince, id }) => `${exactSince}|${id}`);
  return { ...page, items: page.items.map(presentMatter) };
}

export function presentMatter({ since, exactSince: _, ...rest }: OutgoingRow): PendingItem {
  return { ...rest, since: since.toISOString() };
}

function readPlace(cursor: string | undefined): OutgoingPlace | undefined {
  if (cursor === undefined) return undefined;
  const at = cursor.indexOf("|");
  const place = Place.safeParse([cursor.slice(0, at), cursor.slice(at + 1)]);
  if (!place.success) return failCursor();
  const [since, id] = place.data;
  return { since, id };
}
