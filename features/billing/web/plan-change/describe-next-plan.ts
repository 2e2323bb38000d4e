import { formatDay } from "../subscription/describe-subscription.ts";

/** What the server says the plan becomes. */
export interface NextPlan {
  planName: string | null;
  quantity: number;
  startsAt: string;
}

/** "Individual from 21 December 2026". */
export function describeNextPlan({ planName, quantity, startsAt }: NextPlan): string {
  const times = quantity > 1 ? `${quantity} × ` : "";
  return `${times}${planName ?? "Another plan"} from ${formatDay(new Date(startsAt))}`;
}
