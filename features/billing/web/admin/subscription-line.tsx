import { RelativeTime } from "#platform/web/ui/relative-time.tsx";
import { Status } from "#platform/web/ui/status.tsx";
import { formatDay } from "#platform/web/ui/time/format-day.ts";
import type { AdminSubscription } from "../../contract/admin/workspace-billing.ts";
import { subscriptionStatuses } from "../../contract/index.ts";
import { formatCents } from "../plan-change/format-cents.ts";
import { OutsideLink } from "./outside-link.tsx";

/** A present or former subscription with its dates. */
export function SubscriptionLine({ subscription }: { subscription: AdminSubscription }) {
  const { subscriptionId, status, planName, quantity, unitCents, interval, currency, syncedAt, url } =
    subscription;
  const price =
    unitCents !== null && currency
      ? `, ${formatCents(unitCents * quantity, currency)} a ${interval ?? "month"}`
      : "";
  return (
    <li className="grid gap-1 py-2.5 text-sm">
      <p>
        <span className="font-medium">{planName ?? "Unknown plan"}</span>
        {quantity > 1 && ` × ${quantity}`}
        {price} <Status look={subscriptionStatuses[status]} />
      </p>
      <p className="text-ink-2">{describeDates(subscription)}</p>
      <p className="flex flex-wrap items-baseline gap-x-4 text-ink-3">
        <span className="font-mono text-xs break-all">{subscriptionId}</span>
        <span className="text-xs">
          Read <RelativeTime at={new Date(syncedAt)} />
        </span>
        {url && (
          <OutsideLink href={url} label={`Subscription ${subscriptionId} at Stripe`}>
            At Stripe
          </OutsideLink>
        )}
      </p>
    </li>
  );
}

/** "Started on …, trial until …, paid since …, renews on …" */
function describeDates(subscription: AdminSubscription): string {
  const { createdAt, trialEndsAt, paidSince, periodEndsAt, cancelAt, graceUntil, endedAt, status } =
    subscription;
  const dated = (word: string, at: string | null) => (at ? [`${word} ${formatDay(new Date(at))}`] : []);
  const isRunning = endedAt === null;
  return [
    ...dated("Started on", createdAt),
    ...dated("trial until", trialEndsAt),
    ...dated("paid since", paidSince),
    ...(status === "past_due" ? dated("grace until", graceUntil) : []),
    ...(isRunning && cancelAt ? dated("ends on", cancelAt) : []),
    ...(isRunning && !cancelAt && status === "active" ? dated("renews on", periodEndsAt) : []),
    ...dated("ended on", endedAt),
  ].join(", ");
}
