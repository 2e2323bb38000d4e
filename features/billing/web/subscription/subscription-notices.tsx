import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useEffect, useRef } from "react";
import { useSession } from "#features/auth/web/index.tsx";
import { optionalPart } from "#platform/web/page/optional-part.ts";
import { useBillingProvider } from "../use-billing-provider.ts";
import { announceUnverified, forgetUnverified } from "./announce-unverified.ts";
import { describeSubscription } from "./describe-subscription.ts";
import { refreshSubscription } from "./refresh-subscription.ts";
import { useSubscription } from "./use-subscription.ts";

const UnpaidTrialNotice = optionalPart(
  async () => (await import("./unpaid-trial-notice.tsx")).UnpaidTrialNotice,
);

const PlanNotice = optionalPart(async () => (await import("./subscription-notice.tsx")).PlanNotice);

/** Follows the subscription of a signed-in person and shows its notices on every page. */
export function SubscriptionNotices() {
  const { status } = useSession();
  const provider = useBillingProvider();
  return status === "signed-in" && provider !== undefined && provider !== "none" ? <OfThisUser /> : null;
}

function OfThisUser() {
  const { subscription, error, errorUpdatedAt, dataUpdatedAt } = useSubscription();
  useFollowTier(subscription?.tier);
  useEffect(() => {
    if (errorUpdatedAt && error) announceUnverified(error);
  }, [error, errorUpdatedAt]);
  useEffect(() => {
    if (dataUpdatedAt) forgetUnverified();
  }, [dataUpdatedAt]);

  const notice = subscription && describeSubscription(subscription, new Date());
  if (!notice) return null;
  return (
    <Suspense>
      {notice.act === "add-card" ? <UnpaidTrialNotice notice={notice} /> : <PlanNotice notice={notice} />}
    </Suspense>
  );
}

/** Another plan changes entitlements, so they are refetched. */
function useFollowTier(tier: string | undefined): void {
  const client = useQueryClient();
  const known = useRef(tier);
  useEffect(() => {
    const before = known.current;
    known.current = tier;
    if (before !== undefined && before !== tier) void refreshSubscription(client);
  }, [client, tier]);
}
