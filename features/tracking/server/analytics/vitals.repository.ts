import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { VitalName } from "../../contract/vitals.ts";
import type { TimeFrame } from "./time-frame.ts";

export interface VitalRow {
  route: string;
  routeSamples: number;
  metric: VitalName;
  samples: number;
  /** The bucket of the 75th percentile. */
  rating: number;
  bucket: number;
}

/** The 75th percentile of each vital for a page of routes, most measured routes first. */
export async function rankVitals(
  db: Db,
  { grain, startsAt, endsAt }: TimeFrame,
  { offset, limit }: { offset: number; limit: number },
): Promise<VitalRow[]> {
  const { rows } = await sql<VitalRow>`
    with summed as materialized (
      select route, metric, rating, bucket, sum(count) as count from analytics_vitals
      where grain = ${grain} and starts_at >= ${startsAt} and starts_at < ${endsAt}
      group by 1, 2, 3, 4 having sum(count) > 0
    ),
    routes as (
      select route, sum(count) as samples from summed group by route
      order by 2 desc, 1 offset ${offset} limit ${limit}
    ),
    placed as (
      select s.route, r.samples as route_samples, s.metric, s.rating, s.bucket,
        sum(s.count) over (partition by s.route, s.metric order by s.bucket, s.rating) as up_to,
        sum(s.count) over (partition by s.route, s.metric) as samples
      from summed s join routes r using (route)
    )
    select distinct on (route_samples, route, metric) route, route_samples::float8 as "routeSamples", metric,
      samples::float8 as samples, rating::int as rating, bucket::int as bucket
    from placed where up_to >= 0.75 * samples
    order by route_samples desc, route, metric, bucket, rating`.execute(db);
  return rows;
}
