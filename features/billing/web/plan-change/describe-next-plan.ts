import { formatDay } from "#platform/web/ui/time/format-day.ts";
import type { BillingInterval } from "../../contract/billing-interval.ts";

/** The planned change, from the server. */
export interface NextPlan {
  planName: string | null;
  quantity: number;
  interval: BillingInterval | null;
  startsAt: string;
}

/**
 * "Individual from 21 December 2026", or "Individual, billed yearly, from …" for another interval than the
 * present one.
 */
export function describeNextPlan(
  { planName, quantity, interval, startsAt }: NextPlan,
  currentInterval: BillingInterval | null | undefined,
): string {
  const times = quantity > 1 ? `${quantity} × ` : "";
  const isOther = interval !== null && interval !== (currentInterval ?? "month");
  const how = isOther ? `, billed ${interval}ly,` : "";
  return `${times}${planName ?? "Another plan"}${how} from ${formatDay(new Date(startsAt))}`;
}
