import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { PlanValue } from "../values/facts.ts";

const columns = sql`plan_key as "planKey", entitlement, value_boolean as "valueBoolean",
  value_limit::float8 as "valueLimit", trial_limit::float8 as "trialLimit", soft_percent as "softPercent", overage`;

/** Inserts missing values, changes none, and returns the keys of plans that got some. */
export async function insertMissingValues(db: Db, values: readonly Partial<PlanValue>[]): Promise<string[]> {
  const { rows } = await sql<{ plan_key: string }>`
    with added as (
      insert into plan_entitlements (plan_key, entitlement, value_boolean, value_limit, trial_limit)
      select v."planKey", v.entitlement, v."valueBoolean", v."valueLimit", v."trialLimit"
      from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as v ("planKey" text, entitlement text,
        "valueBoolean" boolean, "valueLimit" bigint, "trialLimit" bigint)
      on conflict do nothing returning plan_key)
    select distinct plan_key from added order by plan_key`.execute(db);
  return rows.map(({ plan_key }) => plan_key);
}

export async function storePlanValue(db: Db, value: PlanValue, at: Date): Promise<void> {
  await sql`
    insert into plan_entitlements (plan_key, entitlement, value_boolean, value_limit, trial_limit, soft_percent,
      overage, updated_at)
    values (${value.planKey}, ${value.entitlement}, ${value.valueBoolean}, ${value.valueLimit}, ${value.trialLimit},
      ${value.softPercent}, ${value.overage}, ${at})
    on conflict (plan_key, entitlement) do update set
      value_boolean = excluded.value_boolean, value_limit = excluded.value_limit,
      trial_limit = excluded.trial_limit, soft_percent = excluded.soft_percent, overage = excluded.overage,
      updated_at = excluded.updated_at`.execute(db);
}

/** Values after the cursor `after` (`plan/entitlement`), ordered by plan and entitlement. */
export async function listPlanValues(
  db: Db,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<PlanValue[]> {
  const { rows } = await sql<PlanValue>`
    select ${columns} from plan_entitlements
    where plan_key || '/' || entitlement > ${after ?? ""} order by plan_key || '/' || entitlement
    limit ${limit}`.execute(db);
  return rows;
}

/** Stores the present payment provider; false when unchanged. */
export async function storeSelling(db: Db, key: string, origin: string | null): Promise<boolean> {
  const { rows } = await sql`
    insert into installation as i (key, value) values (${key}, ${JSON.stringify({ origin })}::jsonb)
    on conflict (key) do update set value = excluded.value, updated_at = now() where i.value <> excluded.value
    returning key`.execute(db);
  return rows.length > 0;
}
