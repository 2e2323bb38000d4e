import { lazy, Suspense, useState } from "react";
import { useUsage } from "#features/entitlements/web/index.tsx";
import { Banner } from "#platform/web/ui/banner.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { Status } from "#platform/web/ui/status.tsx";
import { WaitingPlan } from "../finish/waiting-plan.tsx";
import { NextPlanNote } from "../plan-change/next-plan-note.tsx";
import { useNextPlan } from "../plan-change/use-next-plan.ts";
import type { Subscription } from "../subscription/subscription.ts";
import { openTrial } from "../trial/trial-request.ts";
import { describeUnpaidTrial } from "./describe-assigned.ts";
import { describePlan, findPlanLook } from "./describe-plan.ts";
import { LeftPlanNote } from "./left-plan-note.tsx";
import { PortalButton } from "./portal-button.tsx";

const ChangePlanDialog = lazy(async () => ({
  default: (await import("../plan-change/change-plan-dialog.tsx")).ChangePlanDialog,
}));

/** Plan, trial, next date and their buttons. */
export function PlanSummary({ subscription, mayPay }: PlanSummaryProps) {
  const [isUnknownThere, setUnknownThere] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const { isSubscribed, status, cancelsAt, isPayerGone, isPayer } = subscription;
  const canChange = mayPay && isSubscribed && !isPayerGone;
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-1.5 text-sm">
        {describePlan(subscription, new Date()).map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-ink-2">{label}</dt>
            <dd className="min-w-0 text-ink-1 tabular-nums">
              {value}
              {label === "Plan" && (
                <>
                  {value && " "}
                  <Status look={findPlanLook(subscription)} />
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {canChange && <NextPlanNote subscription={subscription} className="mt-4" />}
      {canChange && status === "trialing" && !cancelsAt && <UnpaidTrialNote subscription={subscription} />}
      {isSubscribed && isPayerGone && <LeftPlanNote />}
      {!isSubscribed && mayPay && <WaitingPlan />}
      {isPayer && !mayPay && (
        <p className="mt-4 text-sm text-ink-2">
          Your card pays for this plan, but only owners and admins can change it. Use Manage billing to change
          the card or cancel the plan.
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {canChange && (
          <Button aria-haspopup="dialog" onClick={() => setChanging(true)}>
            Change plan
          </Button>
        )}
        {status && !isPayerGone && (mayPay || isPayer) && (
          <>
            {isSubscribed && cancelsAt && <PortalButton variant="primary">Resume</PortalButton>}
            <PortalButton onNoCustomer={() => setUnknownThere(true)}>Manage billing</PortalButton>
          </>
        )}
        {mayPay && (!isSubscribed || isPayerGone || isUnknownThere) && (
          <Button variant="primary" aria-haspopup="dialog" onClick={() => openTrial("individual")}>
            Choose a plan
          </Button>
        )}
      </div>
      <p role="status" className="text-sm text-ink-2 not-empty:mt-3">
        {isUnknownThere ? "Your plan is managed by your administrator." : ""}
      </p>
      {isChanging && (
        <Suspense>
          <ChangePlanDialog subscription={subscription} onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </>
  );
}

interface PlanSummaryProps {
  subscription: Subscription;
  /** Whether the person may buy for the workspace. */
  mayPay: boolean;
}

/** Says that a trial without a payment method ends without renewal. */
function UnpaidTrialNote({ subscription }: { subscription: Subscription }) {
  const { data } = useNextPlan();
  const { data: usage } = useUsage();
  if (!data?.endsUnpaid) return null;
  return (
    <Banner tone="warn" className="mt-4" action={<PortalButton size="sm">Add one</PortalButton>}>
      <p>{describeUnpaidTrial(subscription, Boolean(usage?.assignment))}</p>
    </Banner>
  );
}
