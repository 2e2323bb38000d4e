import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface TrafficSpan {
  /** Calls by themselves, or their sums by the hour or the day. */
  grain: "call" | "hour" | "day";
  startsAt: Date;
  /** Of workspaces, and of models. The others are one. */
  mostNodes: number;
}

export interface TrafficRow {
  /** Null in sums over all workspaces: the edge is from the purpose to the model. */
  workspace: string | null;
  /** Null together with `provider`, `model`: the sums of everything. */
  purpose: string | null;
  provider: string | null;
  model: string | null;
  calls: number;
  failed: number;
  refused: number;
  fallbacks: number;
  cost_micros: number;
  p50_ms: number | null;
  p95_ms: number | null;
}

/** The workspace of calls that belong to none (any more), and the one that stands for all less active ones. */
export const noWorkspace = "none";
export const others = "others";

/** Sums by workspace and purpose, by purpose and model, and of everything. */
export async function sumTraffic(db: Db, span: TrafficSpan): Promise<TrafficRow[]> {
  const { mostNodes } = span;
  const { rows } = await sql<TrafficRow>`
    with facts as (${factsOf(span)}),
    workspaces_by_calls as (
      select workspace, row_number() over (order by sum(calls) desc, workspace) as place from facts group by 1
    ),
    models_by_calls as (
      select provider, model, row_number() over (order by sum(calls) desc, provider, model) as place
      from facts group by 1, 2
    ),
    placed as (
      select f.calls, f.failed, f.refused, f.fallbacks, f.cost_micros, f.bucket, f.samples, f.purpose,
        case when w.place <= ${mostNodes} then f.workspace else ${others} end as workspace,
        case when m.place <= ${mostNodes} then f.provider else ${others} end as provider,
        case when m.place <= ${mostNodes} then f.model else ${others} end as model
      from facts f join workspaces_by_calls w using (workspace) join models_by_calls m using (provider, model)
    ),
    edges as (
      select workspace, purpose, provider, model, sum(calls)::float8 as calls, sum(failed)::float8 as failed,
        sum(refused)::float8 as refused, sum(fallbacks)::float8 as fallbacks, sum(cost_micros)::float8 as cost_micros
      from placed group by grouping sets ((workspace, purpose), (purpose, provider, model), ())
    ),
    times as (
      select workspace, purpose, provider, model, bucket, sum(samples) as samples
      from placed where bucket is not null
      group by grouping sets ((workspace, purpose, bucket), (purpose, provider, model, bucket), (bucket))
    ),
    ranked as (
      select *, sum(samples) over (partition by workspace, purpose, provider, model order by bucket) as upto,
        sum(samples) over (partition by workspace, purpose, provider, model) as whole
      from times
    ),
    percentiles as (
      select workspace, purpose, provider, model,
        round(power(1.05, min(bucket) filter (where upto >= whole * 0.50)))::int as p50_ms,
        round(power(1.05, min(bucket) filter (where upto >= whole * 0.95)))::int as p95_ms
      from ranked group by 1, 2, 3, 4
    )
    select e.*, p.p50_ms, p.p95_ms from edges e left join percentiles p
      on (e.workspace, e.purpose, e.provider, e.model) is not distinct from (p.workspace, p.purpose, p.provider, p.model)
    where e.calls is not null`.execute(db);
  return rows;
}

/** Rows with counts have no bucket or one sample; rows of sums of times have no counts. */
function factsOf({ grain, startsAt }: TrafficSpan): RawBuilder<unknown> {
  const workspace = sql`coalesce(workspace_id::text, ${noWorkspace}) as workspace`;
  const calls = sql`
    select ${workspace}, purpose, provider, model, 1 as calls, (outcome = 'failed')::int as failed,
      (outcome = 'refused')::int as refused, (place > 1)::int as fallbacks, cost_micros,
      app.latency_bucket(first_token_ms) as bucket, (first_token_ms is not null)::int as samples
    from model_calls where ended_at >= ${startsAt}`;
  if (grain === "call") return calls;
  return sql`
    select ${workspace}, purpose, provider, model, calls, failed, refused, fallbacks, cost_micros,
      null::smallint as bucket, 0 as samples
    from model_usage where grain = ${grain} and starts_at >= ${startsAt}
    union all
    select ${workspace}, purpose, provider, model, 0, 0, 0, 0, 0, bucket, samples
    from model_latencies where grain = ${grain} and starts_at >= ${startsAt}
    union all ${calls} and not is_counted`;
}
