import { useQuery } from "@tanstack/react-query";
import { useSession } from "#features/auth/web/index.tsx";
import { useBillingProvider } from "../use-billing-provider.ts";
import { readSubscription } from "./subscription.ts";
import { subscriptionKey } from "./subscription-key.ts";

const pollMs = 30_000;
/** Time for which the last known state counts while it cannot be refreshed. */
const keptMs = 15 * 60_000;

/**
 * The workspace's subscription, refetched every 30 s while the page is visible. Disabled where nothing is
 * sold.
 */
export function useSubscription() {
  const session = useSession();
  const provider = useBillingProvider();
  const userId = session.status === "signed-in" ? session.user.id : undefined;
  const query = useQuery({
    queryKey: subscriptionKey(userId),
    queryFn: async ({ signal }) => {
      const { callFunction } = await import("#platform/web/functions/call-function.ts");
      return readSubscription(await callFunction("check-subscription", {}, signal));
    },
    enabled: userId !== undefined && provider !== undefined && provider !== "none",
    refetchInterval: pollMs,
    refetchIntervalInBackground: false,
  });
  const isStale = query.error !== null && Date.now() - query.dataUpdatedAt > keptMs;
  return { ...query, subscription: isStale ? undefined : query.data };
}
