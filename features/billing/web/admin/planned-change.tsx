import { Button } from "#platform/web/ui/button.tsx";
import type { BillingInterval } from "../../contract/billing-interval.ts";
import { describeNextPlan } from "../plan-change/describe-next-plan.ts";
import { useWorkspaceNextPlan } from "./use-workspace-billing.ts";

/** The planned change of the running subscription; nothing without one. */
export function PlannedChange({ workspaceId, interval }: PlannedChangeProps) {
  const { data, error, refetch, isFetching } = useWorkspaceNextPlan(workspaceId);
  if (error && !data) {
    return (
      <p className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
        The scheduled change could not be loaded from the provider.
        <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
          Try Again
        </Button>
      </p>
    );
  }
  if (!data?.next && !data?.endsUnpaid) return null;
  return (
    <p className="mb-2 text-sm">
      <span className="font-medium">Planned:</span>{" "}
      {data.next
        ? `${describeNextPlan(data.next, interval)}.`
        : "ends with the trial because there is no payment method."}
    </p>
  );
}

interface PlannedChangeProps {
  workspaceId: string;
  /** The present interval. */
  interval: BillingInterval | null;
}
