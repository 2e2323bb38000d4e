import { useUsage } from "#features/entitlements/web/index.tsx";
import { Banner } from "#platform/web/ui/banner.tsx";
import type { Subscription } from "../subscription/subscription.ts";
import { describeAssigned } from "./describe-assigned.ts";

/** Says that the plan was assigned, and what that means for the subscription beside it; nothing else where it was not. */
export function AssignedNote({ subscription }: { subscription?: Subscription }) {
  const { data: usage } = useUsage();
  const words = usage && describeAssigned(usage, subscription);
  if (!words) return null;
  return (
    <Banner tone="info" className="mb-4">
      <p>{words}</p>
    </Banner>
  );
}
