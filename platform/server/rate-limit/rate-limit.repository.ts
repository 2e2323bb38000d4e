import type pg from "pg";
import { databaseError } from "../db/database-error.ts";
import { prepared } from "../db/prepared.ts";

// A separate statement: its transaction commits asynchronously, which would apply to everything else in it.
const takeTokens = "select taken, wait_ms from app.take_tokens($1, $2, $3, $4)";

export interface Bucket {
  key: string;
  burst: number;
  perMinute: number;
}

/** Takes up to `wanted` tokens. Returns the number taken and, when it is 0, the milliseconds to wait. */
export async function takeTokensFrom(
  servicePool: pg.Pool,
  { key, burst, perMinute }: Bucket,
  wanted: number,
): Promise<{ taken: number; waitMs: number }> {
  const { rows } = await servicePool
    .query<{ taken: number; wait_ms: number }>(prepared(takeTokens, [key, burst, perMinute, wanted]))
    .catch((error: unknown) => {
      throw databaseError(error);
    });
  const [{ taken, wait_ms: waitMs } = { taken: 0, wait_ms: 60_000 }] = rows;
  return { taken, waitMs };
}
