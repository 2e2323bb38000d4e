import { type Ctx, userOf } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { requireToken } from "#platform/server/rate-limit/take-token.ts";
import type { AddAddress } from "../../contract/index.ts";
import type { DocumentRow } from "./document.repository.ts";
import { readingLimit } from "./reading-limit.ts";
import { storeDocument } from "./store-document.ts";

/** Adds a web page, which a job asks for. Throws the refusals of `storeDocument`, and `rate.limited`. */
export async function addAddress(
  ctx: Ctx,
  { collectionId, address, folder, title, refreshHours }: AddAddress & { collectionId: string },
): Promise<DocumentRow> {
  await requireToken(ctx, readingLimit, userOf(ctx).userId);
  const stored = await storeDocument(ctx, {
    ...{ id: newId(), collectionId, folder, address, refreshHours, source: "address" },
    // Until the page says its title.
    title: title ?? address.slice(0, 300),
    integrity: "untrusted",
  });
  if (!stored) throw new Error("A document without content was not stored.");
  return stored;
}
