import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { RankedKind } from "../../contract/analytics.ts";
import type { TimeFrame } from "./time-frame.ts";

export interface SummedPoint {
  kind: string;
  name: string;
  isPrevious: boolean;
  /** Start of the unit. Null for the sum of the period before. */
  startsAt: Date | null;
  count: number;
}

/** Counts of both periods by kind and name. Those of the current one by hour, day or month. */
export async function sumCounts(
  db: Db,
  { grain, unit, previousStartsAt, startsAt, endsAt }: TimeFrame,
  kinds: readonly string[],
): Promise<SummedPoint[]> {
  const { rows } = await sql<SummedPoint>`
    select kind, name, starts_at < ${startsAt} as "isPrevious",
      case when starts_at >= ${startsAt} then date_trunc(${unit}, starts_at, 'UTC') end as "startsAt",
      sum(count)::float8 as count
    from analytics_counts
    where grain = ${grain} and kind in (${sql.join(kinds)})
      and starts_at >= ${previousStartsAt} and starts_at < ${endsAt}
    group by 1, 2, 3, 4`.execute(db);
  return rows;
}

/** The names of one kind, by their counts in the period. */
export async function rankNames(
  db: Db,
  { grain, previousStartsAt, startsAt, endsAt }: TimeFrame,
  kind: RankedKind,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ name: string; count: number; previous: number }[]> {
  const { rows } = await sql<{ name: string; count: number; previous: number }>`
    select name, coalesce(sum(count) filter (where starts_at >= ${startsAt}), 0)::float8 as count,
      coalesce(sum(count) filter (where starts_at < ${startsAt}), 0)::float8 as previous
    from analytics_counts
    where grain = ${grain} and kind = ${kind} and starts_at >= ${previousStartsAt} and starts_at < ${endsAt}
    group by name having sum(count) filter (where starts_at >= ${startsAt}) > 0
    order by 2 desc, 1 offset ${offset} limit ${limit}`.execute(db);
  return rows;
}
