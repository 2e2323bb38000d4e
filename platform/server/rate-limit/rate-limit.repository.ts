import { sql } from "kysely";
import type pg from "pg";
import type { Db } from "../db/connection-db.ts";
import { databaseError } from "../db/database-error.ts";
import { prepared } from "../db/prepared.ts";

// Its transaction does not wait for the disk, whatever else is in it: only as a statement of its own.
const takeToken = "select app.take_token($1, $2, $3) as wait_ms";

/** Takes one token from the bucket; returns the milliseconds to wait, 0 when there was one. */
export async function takeTokenFrom(
  servicePool: pg.Pool,
  bucket: string,
  burst: number,
  perMinute: number,
): Promise<number> {
  const { rows } = await servicePool
    .query<{ wait_ms: number }>(prepared(takeToken, [bucket, burst, perMinute]))
    .catch((error: unknown) => {
      throw databaseError(error);
    });
  return rows[0]?.wait_ms ?? 0;
}

/** A bucket that nobody touched for so long is full again, which is what no row means. */
export async function deleteRateLimitsBefore(db: Db, before: Date): Promise<void> {
  await sql`delete from rate_limits where updated_at < ${before}`.execute(db);
}
