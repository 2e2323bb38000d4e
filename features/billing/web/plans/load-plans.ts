import { dataClient } from "#features/auth/web/index.tsx";
import { type Plan, readPlan } from "./plan.ts";

/** All offered plans in their order. Throws errors of the data API. */
export async function loadPlans(): Promise<Plan[]> {
  const { data, error } = await dataClient
    .from("pricing_plans")
    .select("*")
    .eq("is_active", true)
    .order("sort_order");
  if (error) throw error;
  return data.map(readPlan).filter((plan) => plan !== undefined);
}
