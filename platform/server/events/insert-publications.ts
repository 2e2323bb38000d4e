import type { Transaction } from "../create-ctx.ts";
import { insertDeliveries } from "./delivery.repository.ts";

/**
 * Stores what a transaction published, as the last thing before it commits: the locks that keep the order of an object
 * are then taken after all others, and held for no longer than the commit takes.
 */
export async function insertPublications({ db, publications }: Transaction): Promise<void> {
  if (publications.length > 0) await insertDeliveries(db, publications);
}
