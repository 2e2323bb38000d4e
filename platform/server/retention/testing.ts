import type { TestServer } from "../testing/create-test-server.ts";
import { deleteExpiredRows } from "./delete-expired-rows.ts";

/** Deletes the expired rows of `tables` only, so that other tests keep theirs. */
export async function deleteOldOf({ services, system }: TestServer, ...tables: string[]): Promise<void> {
  const declared = services.retention.filter(({ table }) => tables.includes(table));
  if (declared.length < tables.length)
    throw new Error(`Nobody says how long rows are kept: ${tables.join(", ")}`);
  for (const retention of declared) await deleteExpiredRows(system, { retention, limit: 1_000 });
}
