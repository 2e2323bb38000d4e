import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

/** Reserves the slot for one message. Returns the milliseconds to wait, 0 when reserved. */
export async function reserveMessageGap(db: Db, key: Buffer, at: Date, gapSeconds: number): Promise<number> {
  const { rows: taken } = await sql`
    insert into auth.message_gaps (key, taken_at) values (${key}, ${at})
    on conflict (key) do update set taken_at = excluded.taken_at
      where message_gaps.taken_at + make_interval(secs => ${gapSeconds}) <= excluded.taken_at
    returning 1`.execute(db);
  if (taken.length > 0) return 0;
  const { rows } = await sql<{ taken_at: Date }>`
    select taken_at from auth.message_gaps where key = ${key}`.execute(db);
  const takenAt = rows[0]?.taken_at ?? at;
  return Math.max(1, takenAt.getTime() + gapSeconds * 1000 - at.getTime());
}
