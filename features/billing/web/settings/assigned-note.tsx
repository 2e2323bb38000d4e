import { useUsage } from "#features/entitlements/web/index.tsx";
import { Banner } from "#platform/web/ui/banner.tsx";
import type { Subscription } from "../subscription/subscription.ts";
import { describeAssigned } from "./describe-assigned.ts";

/** Explains an assigned plan, also beside a paid subscription; nothing without one. */
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
