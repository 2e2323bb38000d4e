import { formatDay } from "#platform/web/ui/time/format-day.ts";
import { formatAmount } from "./format-amount.ts";
import type { EntitlementUsage, Usage } from "./usage.ts";

export interface Meter {
  name: string;
  /** "12 of 1,500 used" or "12 used, no limit". */
  words: string;
  /** "Resets on 1 December 2026", or "Until …" when a next period is uncertain; empty without one. */
  reset: string;
  /** 0 to 100; absent without a limit. */
  percent: number | undefined;
  state: "calm" | "near" | "full";
}

/** The meter of a limit; undefined when usage is not counted. */
export function describeMeter(entry: EntitlementUsage, renewal: Renewal = "begins"): Meter | undefined {
  const { name, kind, unit, limit, used, softPercent, resetsAt } = entry;
  if (kind === "boolean" || used === null || (limit === 0 && used === 0 && kind === "quantity"))
    return undefined;
  const reset = resetsAt ? describeReset(new Date(resetsAt), renewal) : "";
  const amount = formatAmount(used, unit);
  if (limit === null)
    return { name, words: `${amount} used, no limit`, reset, percent: undefined, state: "calm" };
  const percent = limit === 0 ? 100 : Math.min(100, (used / limit) * 100);
  const words = limit === 0 ? "Not included" : `${amount} of ${formatAmount(limit, unit)} used`;
  // A full number of seats is normal; a used-up month is not.
  const isUsedUp = kind !== "quantity" || used > limit;
  const state = percent < softPercent || !isUsedUp ? "calm" : percent < 100 ? "near" : "full";
  return { name, words, reset, percent, state };
}

/** What follows the period: the next one, perhaps one, or none. */
export type Renewal = "begins" | "unsure" | "none";

/** A trial continues only when paid. An ended plan, and one that ends with its period, do not. */
export function renewalOf(
  { planKey, phase, assignment, periodEndsAt }: Omit<Usage, "entitlements">,
  isCancelled: boolean,
): Renewal {
  if (planKey === "ended") return "none";
  if (assignment) {
    const { endsAt } = assignment;
    return endsAt !== null && new Date(endsAt) <= new Date(periodEndsAt) ? "unsure" : "begins";
  }
  return phase === "trial" || phase === "grace" || isCancelled ? "unsure" : "begins";
}

function describeReset(at: Date, renewal: Renewal): string {
  if (renewal === "none") return "";
  return renewal === "begins" ? `Resets on ${formatDay(at)}` : `Until ${formatDay(at)}`;
}

/**
 * The plan's other values: uncounted quantities, and what is included or not. Omits entitlements that nothing
 * uses.
 */
export function describeRest(entry: EntitlementUsage): string | undefined {
  const { name, kind, unit, limit, used, isGiven, isEnforced } = entry;
  if (!isEnforced) return undefined;
  if (kind === "boolean") return isGiven ? name : undefined;
  if (used !== null || !isGiven) return undefined;
  return limit === null ? `${name}: no limit` : `${name}: ${formatAmount(limit, unit)}`;
}

const standing: Record<string, string> = {
  own: "Everything in this installation, without limits.",
  without_plan: "No plan yet. You can try the product within the limits below.",
  ended: "The plan has ended. Your data stays, but new use is blocked.",
};

/** A sentence about the workspace's plan. */
export function describePlanOf({ planKey, planName, phase, assignment }: Usage): string {
  const known = standing[planKey];
  if (known) return known;
  const name = `The plan ${planName ?? planKey}`;
  if (assignment) return `${name}, ${describeAssignment(assignment)}.`;
  if (phase === "trial") return `${name}, with the limits of the free trial.`;
  if (phase === "grace") return `${name}; the last payment failed.`;
  return `${name}.`;
}

function describeAssignment({ endsAt }: NonNullable<Usage["assignment"]>): string {
  const until = endsAt ? ` until ${formatDay(new Date(endsAt))}` : "";
  return `assigned by your administrator${until}`;
}
