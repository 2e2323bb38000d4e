import { formatDay } from "#platform/web/ui/time/format-day.ts";
import type { Subscription } from "../subscription/subscription.ts";

interface Assigned {
  planKey: string;
  planName: string | null;
  assignment: { endsAt: string | null } | null;
}

/** Describes an assigned plan, and what the subscription beside it costs all the same; undefined without one. */
export function describeAssigned(
  { planKey, planName, assignment }: Assigned,
  subscription: Subscription | undefined,
): string | undefined {
  if (!assignment) return undefined;
  const until = assignment.endsAt ? ` until ${formatDay(new Date(assignment.endsAt))}` : "";
  const assigned = `The plan ${planName ?? planKey} is assigned by your administrator${until}.`;
  if (!subscription?.isSubscribed) return assigned;
  const { status, ownTier, cancelsAt, trialEndsAt } = subscription;
  const own = ownTier ? ` of ${ownTier}` : "";
  if (cancelsAt) return `${assigned} The subscription${own} ends on ${formatDay(cancelsAt)}.`;
  if (status !== "trialing") return `${assigned} The subscription${own} continues and is still charged.`;
  const runs = `The trial${own} runs beside it${trialEndsAt ? ` until ${formatDay(trialEndsAt)}` : ""}`;
  return `${assigned} ${runs}, and is charged afterwards if there is a payment method.`;
}

/** What ends with a trial that has no payment method: the plan, or beside an assigned one the subscription alone. */
export function describeUnpaidTrial(
  { ownTier }: Pick<Subscription, "ownTier">,
  isPlanAssigned: boolean,
): string {
  const what = isPlanAssigned
    ? `the subscription${ownTier ? ` of ${ownTier}` : ""} ends with its trial`
    : "the plan ends with the trial";
  return `No payment method yet: ${what}.`;
}
