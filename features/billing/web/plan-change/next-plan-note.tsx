import { describeError } from "#platform/web/api/api-error.ts";
import { Banner } from "#platform/web/ui/banner.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import type { Subscription } from "../subscription/subscription.ts";
import { describeNextPlan } from "./describe-next-plan.ts";
import { useKeepPlan, useNextPlan } from "./use-next-plan.ts";

/** Shows and cancels the planned change; nothing without one. */
export function NextPlanNote({ subscription, className }: NextPlanNoteProps) {
  const { data, error, refetch } = useNextPlan();
  const keep = useKeepPlan();
  if (error && !data) {
    return (
      <Banner
        tone="warn"
        className={className}
        action={
          <Button size="sm" onClick={() => void refetch()}>
            Try Again
          </Button>
        }
      >
        <p>The scheduled plan change could not be loaded.</p>
      </Banner>
    );
  }
  const next = data?.next;
  if (!next) return null;
  return (
    <Banner
      tone="info"
      className={className}
      action={
        <Button
          size="sm"
          busy={keep.isPending}
          busyLabel="Cancelling..."
          onClick={() => void keep.mutateAsync().catch(() => undefined)}
        >
          Keep {subscription.ownTier ?? "the plan"}
        </Button>
      }
    >
      <p>{describeNextPlan(next, subscription.interval)}. Nothing changes until then.</p>
      {keep.error && <p role="alert">{describeError(keep.error)}</p>}
    </Banner>
  );
}

interface NextPlanNoteProps {
  /** The present subscription. */
  subscription: Subscription;
  className?: string;
}
