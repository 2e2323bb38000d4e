import type Stripe from "stripe";

export interface NextPhase {
  scheduleId: string;
  priceId: string;
  quantity: number;
  startsAt: Date;
}

/** The next period's plan. Needs the schedule expanded. */
export function nextPhaseOf({ schedule, items }: Stripe.Subscription): NextPhase | undefined {
  if (!schedule || typeof schedule === "string" || schedule.status !== "active") return undefined;
  const from = schedule.current_phase?.end_date;
  const next = schedule.phases.find((phase) => from !== undefined && phase.start_date >= from);
  const [planned] = next?.items ?? [];
  const [item] = items.data;
  if (!next || !planned) return undefined;
  const priceId = typeof planned.price === "string" ? planned.price : planned.price.id;
  const quantity = planned.quantity ?? 1;
  if (priceId === item?.price.id && quantity === (item.quantity ?? 1)) return undefined;
  return { scheduleId: schedule.id, priceId, quantity, startsAt: new Date(next.start_date * 1_000) };
}
