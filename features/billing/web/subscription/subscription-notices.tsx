import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useEffect, useRef } from "react";
import { useSession } from "#features/auth/web/index.tsx";
import { optionalPart } from "#platform/web/page/optional-part.ts";
import { useBillingProvider } from "../use-billing-provider.ts";
import { announceUnverified } from "./announce-unverified.ts";
import { describeSubscription } from "./describe-subscription.ts";
import { refreshSubscription } from "./refresh-subscription.ts";
import { useSubscription } from "./use-subscription.ts";

const UnpaidTrialBanner = optionalPart(
  async () => (await import("./unpaid-trial-banner.tsx")).UnpaidTrialBanner,
);

const SubscriptionBanner = optionalPart(
  async () => (await import("./subscription-banner.tsx")).SubscriptionBanner,
);

/** Follows the subscription of a signed-in person and shows its notices on every page. */
export function SubscriptionNotices() {
  const { status } = useSession();
  const provider = useBillingProvider();
  return status === "signed-in" && provider !== undefined && provider !== "none" ? <OfThisUser /> : null;
}

function OfThisUser() {
  const { subscription, error, errorUpdatedAt } = useSubscription();
  useFollowTier(subscription?.tier);
  useEffect(() => {
    if (errorUpdatedAt && error) announceUnverified(error);
  }, [error, errorUpdatedAt]);

  const notice = subscription && describeSubscription(subscription, new Date());
  if (!notice) return null;
  return (
    <Suspense>
      {notice.act === "add-card" ? (
        <UnpaidTrialBanner notice={notice} />
      ) : (
        <SubscriptionBanner notice={notice} />
      )}
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
