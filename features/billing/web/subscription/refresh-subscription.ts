import type { QueryClient } from "@tanstack/react-query";
import { nextPlanKey } from "../plan-change/next-plan-key.ts";
import { subscriptionKey } from "./subscription-key.ts";

/** Refetches the subscription and the entitlements that follow from it. */
export async function refreshSubscription(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: subscriptionKey() }),
    client.invalidateQueries({ queryKey: nextPlanKey }),
    client.invalidateQueries({ queryKey: ["get", "/api/v1/me"] }),
  ]);
}
