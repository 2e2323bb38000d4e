import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Banner } from "#platform/web/ui/banner.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { TornEdge } from "#platform/web/ui/torn-edge.tsx";
import { loadPlans } from "../plans/load-plans.ts";
import { priceOf } from "../plans/price-of.ts";
import type { Subscription } from "../subscription/subscription.ts";
import type { ChangeLine } from "./describe-change.ts";
import { describeChange } from "./describe-change.ts";
import { IntervalChoice } from "./interval-choice.tsx";
import { NextPlanNote } from "./next-plan-note.tsx";
import { PlanChoice } from "./plan-choice.tsx";
import { usePlanChange } from "./use-plan-change.ts";

/** Changes the plan, with a price preview before the confirmation. */
export function ChangePlanDialog({ subscription, onClose }: ChangePlanDialogProps) {
  const plans = useQuery({ queryKey: ["billing", "plans"], queryFn: loadPlans });
  const [chosenId, setChosenId] = useState<string>();
  const [count, setCount] = useState("1");
  const [wantedInterval, setWantedInterval] = useState(subscription.interval ?? "month");
  const sold = plans.data?.filter(({ priceId }) => priceId !== undefined);
  const chosen = sold?.find(({ id }) => id === chosenId);
  const interval = chosen ? priceOf(chosen, wantedInterval).interval : wantedInterval;
  const quantity = chosen && chosen.maxQuantity > 1 ? Number(count) : 1;
  const isCounted =
    chosen !== undefined && Number.isInteger(quantity) && quantity >= 1 && quantity <= chosen.maxQuantity;
  const { preview, change } = usePlanChange(
    isCounted ? { planId: chosen.id, quantity, interval } : undefined,
  );

  const confirm = async () => {
    const { status, url } = (await change.mutateAsync()) ?? {};
    if (status === "confirm" && url) return location.assign(url);
    const times = quantity > 1 ? `${quantity} × ` : "";
    const message = `You are now on ${times}${chosen?.name}.`;
    notify({ type: "success", title: "Plan changed", message, duration: 6000 });
  };

  const isLater = Boolean(preview.data?.startsAt);
  return (
    <FormDialog
      size="md"
      title="Change plan"
      submitLabel={isLater ? "Continue to confirm" : "Change plan"}
      busyLabel="Changing plan..."
      canSubmit={preview.data !== undefined && !preview.isFetching}
      onClose={onClose}
      onSubmit={confirm}
    >
      {() => (
        <>
          <NextPlanNote subscription={subscription} />
          <UntilLoaded
            of={plans}
            title="Failed to load pricing plans"
            waiting={<Skeleton className="h-40 w-full" />}
          />
          {sold?.some(({ yearly }) => yearly !== undefined) && (
            <IntervalChoice interval={wantedInterval} onChoose={setWantedInterval} />
          )}
          {sold && (
            <PlanChoice
              plans={sold}
              interval={wantedInterval}
              currentName={subscription.ownTier}
              chosenId={chosenId}
              onChoose={(plan) => {
                setChosenId(plan.id);
                setCount("1");
              }}
            />
          )}
          {chosen && chosen.maxQuantity > 1 && (
            <TextField
              label="Quantity"
              type="number"
              inputMode="numeric"
              min={1}
              max={chosen.maxQuantity}
              value={count}
              onChange={(event) => setCount(event.target.value)}
              hint="Each unit adds the seats of the plan. Their number is shown below."
              error={isCounted ? undefined : `Enter a whole number from 1 to ${chosen.maxQuantity}.`}
            />
          )}
          {preview.isFetching && <Skeleton className="h-20 w-full" />}
          {preview.error && !preview.isFetching && (
            <Banner
              tone="bad"
              action={
                <Button size="sm" onClick={() => void preview.refetch()}>
                  Try Again
                </Button>
              }
            >
              <p>{describeError(preview.error)}</p>
            </Banner>
          )}
          {preview.data && !preview.isFetching && (
            <div aria-live="polite">
              <ChangeSlip lines={describeChange(preview.data)} />
              <p className="text-xs text-ink-3">
                {isLater
                  ? "Your current plan stays until then. The payment service asks you to confirm on the next page."
                  : preview.data.dueNowCents > 0
                    ? "The amount due now is charged to the payment method of this workspace."
                    : "Nothing is charged now."}
              </p>
            </div>
          )}
        </>
      )}
    </FormDialog>
  );
}

interface ChangePlanDialogProps {
  subscription: Subscription;
  onClose: () => void;
}

/** Cost and start of the change. */
function ChangeSlip({ lines }: { lines: readonly ChangeLine[] }) {
  return (
    <div className="relative mb-3 font-mono text-xs leading-5 tabular-nums">
      <dl className="rounded-t-lg border border-b-0 border-line-2 bg-paper-1 px-4 pt-3 pb-2">
        {lines.map(({ label, value }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-ink-3">{label}</dt>
            <dd className="text-ink-1">{value}</dd>
          </div>
        ))}
      </dl>
      <TornEdge />
    </div>
  );
}
