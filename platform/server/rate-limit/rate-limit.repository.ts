import { sql } from "kysely";
import type { Db } from "../db/connection-db.ts";

/** Takes one token from the bucket; returns the milliseconds to wait, 0 when there was one. */
export async function takeTokenFrom(
  db: Db,
  bucket: string,
  burst: number,
  perMinute: number,
): Promise<number> {
  const { rows } = await sql<{ wait_ms: number }>`
    select app.take_token(${bucket}, ${burst}::int, ${perMinute}::float8) as wait_ms`.execute(db);
  return rows[0]?.wait_ms ?? 0;
}

/** A bucket that nobody touched for so long is full again, which is what no row means. */
export async function deleteRateLimitsBefore(db: Db, before: Date): Promise<void> {
  await sql`delete from rate_limits where updated_at < ${before}`.execute(db);
}
