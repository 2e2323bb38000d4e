import type { Transaction } from "../create-ctx.ts";
import { insertDeliveries } from "./delivery.repository.ts";

/**
 * Stores the published events of a transaction as its last statement. The locks that order an object's events
 * are thus taken after all others, and held only during the commit.
 */
export async function insertPublications({ db, publications }: Transaction): Promise<void> {
  if (publications.length > 0) await insertDeliveries(db, publications);
}
