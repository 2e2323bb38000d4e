import { dataClient } from "#features/auth/web/index.tsx";
import type { BillingInterval } from "../../contract/billing-interval.ts";
import { loadPlans } from "../plans/load-plans.ts";
import type { Plan } from "../plans/plan.ts";
import { type ChosenPrice, priceOf } from "../plans/price-of.ts";
import { choosePlan } from "./choose-plan.ts";
import { TrialFailure } from "./trial-failure.ts";
import { trialMessages } from "./trial-messages.ts";

/** Everything that a checkout can begin with. */
export interface Catalogue {
  plans: readonly Plan[];
  publishableKey: string;
}

/** The wanted plan, by id or name. */
export interface Choice {
  planId: string;
  interval: BillingInterval;
}

/** Data for a checkout. */
export interface Offer {
  plan: Plan;
  /** The price of the wanted interval, if the plan has it. */
  price: ChosenPrice;
  publishableKey: string;
}

/** Loads the payment service's key and the plans. Throws `TrialFailure`. */
export async function loadCatalogue(): Promise<Catalogue> {
  const [publishableKey, plans] = await Promise.all([loadKey(), loadOfferedPlans()]);
  return { publishableKey, plans };
}

/** The offer of the wanted plan, else of another one; undefined without plans. */
export function offerOf({ plans, publishableKey }: Catalogue, choice: Choice): Offer | undefined {
  const plan = choosePlan(plans, choice.planId);
  return plan && { publishableKey, plan, price: priceOf(plan, choice.interval) };
}

/** The data API's code for a missing single row. */
const noRow = "PGRST116";

async function loadKey(): Promise<string> {
  const { data, error } = await dataClient
    .from("global_settings")
    .select("setting_value")
    .eq("setting_key", "STRIPE_PUBLISHABLE_KEY")
    .single();
  if (error && error.code !== noRow) throw new TrialFailure(trialMessages.keyNotLoaded, error);
  const value: unknown = data?.setting_value;
  if (typeof value !== "string" || !value.trim()) throw new TrialFailure(trialMessages.keyNotConfigured);
  return value.trim();
}

async function loadOfferedPlans(): Promise<Plan[]> {
  const plans = await loadPlans().catch((error: unknown) => {
    throw new TrialFailure(trialMessages.plansNotLoaded, error);
  });
  if (plans.length === 0) throw new TrialFailure(trialMessages.noPlan);
  return plans;
}
