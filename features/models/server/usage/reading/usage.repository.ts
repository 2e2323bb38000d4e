import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { UsageBy } from "../../../contract/model-usage.ts";
import { type SumColumn, summed, sumNames, sumsOfCall } from "../usage-sums.repository.ts";
import type { UsageReach } from "./usage-reach.ts";

export type SumsRow = Record<SumColumn, number>;

interface Span {
  reach: UsageReach;
  startsAt: Date;
  endsAt: Date;
}

/** Sums by day. */
export async function sumDays(db: Db, span: Span): Promise<(SumsRow & { startsAt: Date })[]> {
  const { rows } = await sql<SumsRow & { startsAt: Date }>`
    with facts as (${factsIn(span)})
    select starts_at as "startsAt", ${summed} from facts group by 1`.execute(db);
  return rows;
}

export interface RankedSums extends SumsRow {
  key: string | null;
  /** Of a model. */
  provider: string | null;
  model: string | null;
}

/** Sums by person, model … The most expensive come first; days by their date, newest first. */
export async function rankUsage(
  db: Db,
  span: Span & { by: UsageBy; offset: number; limit: number },
): Promise<RankedSums[]> {
  const { by, offset, limit } = span;
  const first = by === "day" ? sql`key desc` : sql`sum(cost_micros) desc, sum(calls) desc, key`;
  const { rows } = await sql<RankedSums>`
    with facts as (${factsIn(span)}), keyed as (select *, ${keys[by]} as key from facts)
    select key, ${by === "model" ? sql`min(provider)` : sql`null`} as provider,
      ${by === "model" ? sql`min(model)` : sql`null`} as model, ${summed}
    from keyed group by key order by ${first} offset ${offset} limit ${limit}`.execute(db);
  return rows;
}

const keys: Record<UsageBy, RawBuilder<unknown>> = {
  workspace: sql`workspace_id::text`,
  person: sql`user_id::text`,
  agent: sql`nullif(agent_id, '00000000-0000-0000-0000-000000000000')::text`,
  model: sql`provider || '/' || model`,
  purpose: sql`purpose`,
  day: sql`to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD')`,
};

/** Whole days: their sums, and the calls of these days that are not in the sums yet. */
function factsIn({ reach, startsAt, endsAt }: Span): RawBuilder<unknown> {
  return sql`
    select starts_at, workspace_id, user_id, agent_id, provider, model, purpose, ${sumNames}
    from model_usage
    where grain = 'day' and starts_at >= ${startsAt} and starts_at < ${endsAt} and ${isWithin(reach)}
    union all
    select date_trunc('day', ended_at, 'UTC'), workspace_id, user_id,
      coalesce(agent_id, '00000000-0000-0000-0000-000000000000'), provider, model, purpose, ${sumsOfCall}
    from model_calls
    where not is_counted and ended_at >= ${startsAt} and ended_at < ${endsAt} and ${isWithin(reach)}`;
}

export function isWithin(reach: UsageReach): RawBuilder<unknown> {
  if (reach.type === "installation") return sql`true`;
  const isOfWorkspace = sql`workspace_id = ${reach.workspaceId}`;
  return reach.type === "own" ? sql`${isOfWorkspace} and user_id = ${reach.userId}` : isOfWorkspace;
}
