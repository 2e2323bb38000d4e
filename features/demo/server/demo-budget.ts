import { mayCost } from "#features/models/server/index.ts";
import type { DemoSettings } from "#platform/server/config/config.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { demoErrors } from "../contract/index.ts";
import { type Purse, reserveFromDay } from "./demo-day.repository.ts";
import { fewestOrigins } from "./require-demo-capacity.ts";

const microsPerCent = 10_000;
/**
 * Maximum reservation of one demo: enough for a few answers of an expensive model, estimated at their maximum
 * length.
 */
const mostOfOneDemo = 50 * microsPerCent;
const dayMs = 86_400_000;

export interface DemoBudget {
  budgetDay: string;
  /** The budget of one demo. */
  budgetMicros: number;
  /** The budget of all demos in a day. */
  ofDay: number;
  /** Demos that this budget allows at the same time. */
  places: number;
}

/**
 * The budget of one demo, and the resulting number of places. The budget is 0 where no model costs anything:
 * free models and the built-in assistant need none.
 */
export async function readDemoBudget(
  ctx: Ctx,
  { modelBudgetCents, atOnce }: DemoSettings,
): Promise<DemoBudget> {
  const budgetDay = ctx.now().toISOString().slice(0, 10);
  if (!(await mayCost(ctx))) return { budgetDay, budgetMicros: 0, ofDay: 0, places: atOnce };
  const ofDay = modelBudgetCents * microsPerCent;
  const budgetMicros = Math.min(mostOfOneDemo, ofDay);
  if (budgetMicros === 0) failUsed(ctx);
  return { budgetDay, budgetMicros, ofDay, places: Math.min(atOnce, Math.floor(ofDay / budgetMicros)) };
}

/**
 * Reserves one demo's budget from the day, and from its address's share. The shares keep successive demos of
 * one network from using up everything. Throws with the seconds to wait when either is insufficient.
 */
export async function setAside(
  ctx: Ctx,
  { budgetDay: day, budgetMicros, ofDay }: DemoBudget,
  origin?: string,
) {
  if (budgetMicros === 0) return;
  const take = (purse: Purse, most: number) => reserveFromDay(ctx.db, purse, budgetMicros, most);
  const share = Math.max(budgetMicros, Math.floor(ofDay / fewestOrigins));
  if (origin !== undefined && !(await take({ day, origin }, share))) {
    const { retryAfterSeconds, hours } = untilTomorrow(ctx);
    fail(demoErrors, "demo.share_used", {
      message: `Demos from your network have used up their share of today's model budget. Try again in ${hours} h.`,
      details: { retryAfterSeconds },
    });
  }
  if (!(await take({ day }, ofDay))) failUsed(ctx);
}

function failUsed(ctx: Ctx): never {
  const { retryAfterSeconds, hours } = untilTomorrow(ctx);
  return fail(demoErrors, "demo.budget_used", {
    message: `Today's model budget for demos is used up. Try again in ${hours} h.`,
    details: { retryAfterSeconds },
  });
}

function untilTomorrow(ctx: Ctx) {
  const retryAfterSeconds = Math.ceil((dayMs - (ctx.now().getTime() % dayMs)) / 1000);
  return { retryAfterSeconds, hours: Math.ceil(retryAfterSeconds / 3600) };
}
