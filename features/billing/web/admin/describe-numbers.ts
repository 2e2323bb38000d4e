import type { BillingOverview } from "../../contract/admin/billing-overview.ts";
import { formatCents } from "../plan-change/format-cents.ts";

export interface NamedNumber {
  name: string;
  value: string;
  /** What the figure counts. */
  meaning: string;
}

/** Figures with their explanations. */
export function describeNumbers(overview: BillingOverview): NamedNumber[] {
  const { monthlyRevenue, windowDays, conversions, trialsLost, churned, paidBefore } = overview;
  const paying = monthlyRevenue.reduce((sum, { subscriptions }) => sum + subscriptions, 0);
  const amounts = monthlyRevenue.map(({ cents, currency }) => formatCents(cents, currency));
  return [
    {
      name: "Monthly recurring revenue",
      value: amounts.join(" + ") || "0",
      meaning: `${count(paying, "subscription")}, active or past due: monthly price, or a twelfth of the yearly price, × quantity. Discounts and tax are not included.`,
    },
    {
      name: "Trials running",
      value: write(overview.trialsRunning),
      meaning: `${write(overview.trialsEndingSoon)} of them end within 7 days.`,
    },
    {
      name: "Failed payments",
      value: write(overview.pastDue),
      meaning: "Active subscriptions whose last payment failed.",
    },
    {
      name: "Conversions",
      value: write(conversions),
      meaning: `Trials that became paid in the last ${windowDays} days; ${write(trialsLost)} ended without converting.`,
    },
    {
      name: "Churn",
      value: paidBefore > 0 ? `${write(churned)} (${rate(churned, paidBefore)})` : write(churned),
      meaning: `Paid subscriptions that ended in the last ${windowDays} days, out of ${write(paidBefore)} before. Deleted workspaces are not counted.`,
    },
  ];
}

const number = new Intl.NumberFormat("en-GB");
const percent = new Intl.NumberFormat("en-GB", { style: "percent", maximumFractionDigits: 1 });

function write(amount: number): string {
  return number.format(amount);
}

function rate(part: number, whole: number): string {
  return percent.format(part / whole);
}

function count(amount: number, noun: string): string {
  return amount === 1 ? `1 ${noun}` : `${write(amount)} ${noun}s`;
}
