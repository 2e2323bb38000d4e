import type { Db } from "#platform/server/db/connection-db.ts";

/**
 * Throws unless the caller still holds the run. Otherwise ensures that it does until the transaction of `db`
 * ends.
 */
export type RequireRun = (db: Db) => Promise<unknown>;
