import { dataClient } from "#features/auth/web/index.tsx";
import type { BillingInterval } from "../../contract/billing-interval.ts";
import { loadPlans } from "../plans/load-plans.ts";
import type { Plan } from "../plans/plan.ts";
import { type ChosenPrice, priceOf } from "../plans/price-of.ts";
import { choosePlan } from "./choose-plan.ts";
import { TrialFailure } from "./trial-failure.ts";
import { trialMessages } from "./trial-messages.ts";

/** Data for a checkout. */
export interface Offer {
  plan: Plan;
  /** The price of the wanted interval, if the plan has it. */
  price: ChosenPrice;
  publishableKey: string;
}

/** Loads the payment service's key and the wanted plan. Throws `TrialFailure`. */
export async function loadOffer(planId: string, interval: BillingInterval): Promise<Offer> {
  const [publishableKey, plan] = await Promise.all([loadKey(), loadPlan(planId)]);
  return { publishableKey, plan, price: priceOf(plan, interval) };
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

async function loadPlan(planId: string): Promise<Plan> {
  const plans = await loadPlans().catch((error: unknown) => {
    throw new TrialFailure(trialMessages.plansNotLoaded, error);
  });
  const plan = choosePlan(plans, planId);
  if (!plan) throw new TrialFailure(trialMessages.noPlan);
  return plan;
}
