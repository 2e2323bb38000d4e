import { formatDay } from "#platform/web/ui/time/format-day.ts";
import type { Subscription } from "../subscription/subscription.ts";

interface Assigned {
  planKey: string;
  planName: string | null;
  assignment: { endsAt: string | null } | null;
}

/** Describes an assigned plan, and that the subscription is charged all the same; undefined without one. */
export function describeAssigned(
  { planKey, planName, assignment }: Assigned,
  subscription: Subscription | undefined,
): string | undefined {
  if (!assignment) return undefined;
  const until = assignment.endsAt ? ` until ${formatDay(new Date(assignment.endsAt))}` : "";
  const assigned = `The plan ${planName ?? planKey} is assigned by your administrator${until}.`;
  if (!subscription?.isSubscribed) return assigned;
  const { ownTier, cancelsAt } = subscription;
  const own = `The subscription${ownTier ? ` of ${ownTier}` : ""}`;
  if (cancelsAt) return `${assigned} ${own} ends on ${formatDay(cancelsAt)}.`;
  return `${assigned} ${own} continues and is still charged.`;
}
