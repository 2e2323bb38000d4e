import type pg from "pg";
import { databaseError } from "#platform/server/db/database-error.ts";
import { prepared } from "#platform/server/db/prepared.ts";
import { EntitlementKey } from "../../contract/entitlement.ts";
import type { Facts, Override, PlanValue, WorkspacePlan } from "./facts.ts";

/** Key of `installation` for the present payment provider. */
export const sellingKey = "entitlements_selling";

const readFacts = `
  select
    (select i.value ->> 'origin' from installation i where i.key = '${sellingKey}') as selling,
    (select coalesce(jsonb_agg(jsonb_build_object('source', p.source, 'origin', p.origin, 'planKey', p.plan_key,
        'quantity', p.quantity, 'phase', p.phase, 'periodStartsAt', p.period_starts_at, 'periodEndsAt', p.period_ends_at,
        'accessEndsAt', p.access_ends_at)), '[]')
      from workspace_plans p where p.workspace_id = $1) as plans,
    (select coalesce(jsonb_agg(jsonb_build_object('planKey', v.plan_key, 'entitlement', v.entitlement,
        'valueBoolean', v.value_boolean, 'valueLimit', v.value_limit, 'trialLimit', v.trial_limit,
        'softPercent', v.soft_percent, 'overage', v.overage)), '[]')
      from plan_entitlements v where v.plan_key in ('own', 'without_plan', 'ended')
        or v.plan_key in (select p.plan_key from workspace_plans p where p.workspace_id = $1)) as plan_values,
    (select coalesce(jsonb_agg(jsonb_build_object('entitlement', o.entitlement, 'isRemoved', o.is_removed,
        'valueBoolean', o.value_boolean, 'valueLimit', o.value_limit, 'startsAt', o.starts_at,
        'endsAt', o.ends_at)), '[]')
      from entitlement_overrides o where o.workspace_id = $1) as overrides`;

type Written<Row, Times extends keyof Row> = {
  [Key in keyof Row]: Key extends Times ? string | Extract<Row[Key], null> : Row[Key];
};

interface FactsRow {
  selling: string | null;
  plans: Written<WorkspacePlan, "periodStartsAt" | "periodEndsAt" | "accessEndsAt">[];
  plan_values: PlanValue[];
  overrides: Written<Override, "startsAt" | "endsAt">[];
}

/** Reads all facts in one statement. Skips entitlements unknown to this version. */
export async function readFactsOf(servicePool: pg.Pool, workspaceId: string): Promise<Facts> {
  const { rows } = await servicePool
    .query<FactsRow>(prepared(readFacts, [workspaceId]))
    .catch((error: unknown) => {
      throw databaseError(error);
    });
  const [row] = rows;
  if (!row) throw new Error("The statement answered with no row.");
  return {
    selling: row.selling,
    plans: row.plans.map((plan) => ({
      ...plan,
      periodStartsAt: new Date(plan.periodStartsAt),
      periodEndsAt: moment(plan.periodEndsAt),
      accessEndsAt: moment(plan.accessEndsAt),
    })),
    planValues: row.plan_values.filter(isKnown),
    overrides: row.overrides.filter(isKnown).map((override) => ({
      ...override,
      startsAt: new Date(override.startsAt),
      endsAt: moment(override.endsAt),
    })),
  };
}

function isKnown({ entitlement }: { entitlement: string }): boolean {
  return EntitlementKey.safeParse(entitlement).success;
}

function moment(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
